import { listFontFamilies } from '@kilim/design-model/source';
import { useId, useMemo } from 'react';
import { useDocument } from '../../session/studio-context.tsx';
import { fieldLook, labelLook } from '../panels/field-looks.ts';

/** The families that the project's code loads. */
export function useFontFamilies(): readonly string[] {
  const files = useDocument((state) => state.files);
  return useMemo(
    () => listFontFamilies([...files].map(([path, { content }]) => [path, content] as const)),
    [files],
  );
}

interface FamilyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (family: string) => void;
}

/** A font of a style in code: one of those that the project loads, or what the code has. */
export function FamilyField({ label, value, onChange }: FamilyFieldProps) {
  const id = useId();
  const families = useFontFamilies();
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <select className={fieldLook} id={id} onChange={(event) => onChange(event.target.value)} value={value}>
        {[...new Set([...families, value])].map((family) => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
      </select>
    </div>
  );
}
