import { useId, useState } from 'react';
import { fieldLook, labelLook } from '../panels/field-looks.ts';

interface DraftFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly isMultiline?: boolean;
  readonly onChange: (value: string) => void;
}

/** A text that is written when the field is left or Enter is pressed, so that no half-typed word gets into the code. */
export function DraftField({ label, value, hint, isMultiline = false, onChange }: DraftFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
  };
  const shared = {
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    id,
    maxLength: 2_000,
    onBlur: commit,
    value: typed ?? value,
  };
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      {isMultiline ? (
        <textarea
          {...shared}
          className={`${fieldLook} h-16! resize-y py-1.5`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(null);
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) commit();
          }}
        />
      ) : (
        <input
          {...shared}
          autoComplete="off"
          className={fieldLook}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(null);
            if (event.key === 'Enter') commit();
          }}
        />
      )}
      {hint === undefined ? null : (
        <span className="text-12 break-words text-muted" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
