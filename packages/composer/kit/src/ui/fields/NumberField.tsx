import { useState } from 'react';
import { formatInput, readNumber } from '../../data/numbers';
import { TextField } from './TextField';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string;
  unit?: string;
  placeholder?: string;
}

/** A number as people type it: with a comma or a point, and while it is incomplete. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => formatInput(value));
  // A value that was set elsewhere replaces what was typed.
  const shown = readNumber(typed) === value ? typed : formatInput(value);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readNumber(text));
      }}
    />
  );
}
