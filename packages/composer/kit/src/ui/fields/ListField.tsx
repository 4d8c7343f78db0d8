import { TextField } from './TextField';

interface ListFieldProps {
  label: string;
  /** One entry per line. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  error?: string;
}

/** Several short texts, one per line. */
export function ListField({ value, onChange, ...rest }: ListFieldProps) {
  return (
    <TextField
      {...rest}
      multiline
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
}
