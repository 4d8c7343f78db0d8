import { View } from 'react-native';
import { today } from '../../data/days';
import { strings } from '../../strings';
import { space } from '../../theme';
import { DateField } from './DateField';
import { TimeField } from './TimeField';

interface MomentFieldProps {
  label: string;
  /** A moment such as 2026-01-31T14:30; empty without one. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Of an optional field. */
  onClear?: () => void;
}

/** A day and a time. */
export function MomentField({ label, value, onChange, error, onClear }: MomentFieldProps) {
  const day = value.slice(0, 10);
  const time = value.slice(11, 16);
  return (
    <View style={{ gap: space.md }}>
      <DateField
        label={label}
        value={day}
        onChange={(next) => onChange(`${next}T${time || '09:00'}`)}
        error={error}
        onClear={onClear}
      />
      <TimeField
        label={strings.dates.time}
        value={time}
        onChange={(next) => onChange(`${day || today()}T${next}`)}
      />
    </View>
  );
}
