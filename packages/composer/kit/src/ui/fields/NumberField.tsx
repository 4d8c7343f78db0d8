import { useState } from 'react';
import { formatInput, readNumber } from '../../data/numbers';
import { withoutUnit } from '../../data/read-number';
import { TextField } from './TextField';

interface NumberFieldProps {
  label: string;
  /** Null if the field is empty. */
  value: number | null;
  /** Gets NaN for a text that is no number, so that validation can refuse it. */
  onChange: (value: number | null) => void;
  error?: string;
  unit?: string;
  placeholder?: string;
}

/** A number as people type it: with a comma or a point, and while it is incomplete. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => formatInput(value));
  // A value that was set elsewhere replaces what was typed.
  const read = (text: string) => readNumber(withoutUnit(text, rest.unit));
  const shown = read(typed) === (Number.isNaN(value) ? null : value) ? typed : formatInput(value);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (read(text) ?? Number.NaN));
      }}
    />
  );
}
