import { readNumberField, stepNumber } from '@kilim/design-model';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { fieldLook, labelLook } from './field-looks.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly bounds: Parameters<typeof readNumberField>[1];
  /** Null when the selected elements differ. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** The drag, the key or the typing has ended. */
  readonly onEnd: () => void;
}

/** Screen pixels of one step of a dragged label. */
const pixelsPerStep = 3;

/** A number with its label, which changes it when it is dragged; arrow keys change it by steps, with Shift by ten. */
export function NumberField({ label, bounds, value, onChange, onEnd }: NumberFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const drag = useRef<{ readonly x: number; readonly value: number } | null>(null);
  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    // An emptied field of several values leaves them.
    if (typed.trim() === '' && value === null) return;
    const next = readNumberField(typed, bounds);
    if (next !== value) onChange(next);
    onEnd();
  };
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label
        className={`${labelLook} cursor-ew-resize touch-none select-none`}
        htmlFor={id}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, value: value ?? bounds.fallback };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (drag.current === null) return;
          const steps = Math.round((event.clientX - drag.current.x) / pixelsPerStep);
          const next = stepNumber(drag.current.value, steps, bounds);
          if (next !== value) onChange(next);
        }}
        onPointerUp={() => {
          drag.current = null;
          onEnd();
        }}
        title={translate('designer.panel.scrub', { label })}
      >
        {label}
      </label>
      <input
        autoComplete="off"
        className={`${fieldLook} numerals`}
        id={id}
        inputMode="decimal"
        onBlur={commit}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setTyped(null);
          const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (direction === 0) return;
          event.preventDefault();
          const from = typed === null ? (value ?? bounds.fallback) : readNumberField(typed, bounds);
          setTyped(null);
          onChange(stepNumber(from, direction * (event.shiftKey ? 10 : 1), bounds));
        }}
        onKeyUp={(event) => {
          if (event.key.startsWith('Arrow')) onEnd();
        }}
        placeholder={value === null ? translate('designer.panel.mixed') : undefined}
        value={typed ?? (value === null ? '' : String(value))}
      />
    </div>
  );
}
