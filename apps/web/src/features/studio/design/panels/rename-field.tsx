import { useRef } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';

interface RenameFieldProps {
  readonly name: string;
  /** The new name, or null to keep the old one. */
  readonly onDone: (name: string | null) => void;
}

/** A field in place of a name; Enter and leaving it keep the new name, Escape the old one. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const translate = useTranslate();
  const isDone = useRef(false);
  const finish = (next: string | null): void => {
    if (isDone.current) return;
    isDone.current = true;
    const trimmed = next?.trim() ?? '';
    onDone(trimmed === '' ? null : trimmed.slice(0, 60));
  };
  return (
    <input
      aria-label={translate('designer.layers.name')}
      // The user asked to rename.
      // biome-ignore lint/a11y/noAutofocus: the field replaces what was pressed
      autoFocus
      className="h-7 min-w-0 flex-1 rounded-control border border-secondary bg-raised px-1.5 text-13 pointer-coarse:h-10"
      defaultValue={name}
      maxLength={60}
      onBlur={(event) => finish(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}
