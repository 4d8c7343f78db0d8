import { StyleSheet, View } from 'react-native';
import { space } from '../../theme';
import { Chip } from '../Chip';
import { FieldFrame } from './FieldFrame';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
  error?: string;
  /** Of an optional field. */
  onClear?: () => void;
}

/** One of several options, all of them visible. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  onClear,
}: ChoiceFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error} onClear={value ? onClear : undefined}>
      <View role="radiogroup" aria-label={label} style={styles.options}>
        {options.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            selected={option.value === value}
            onPress={() => onChange(option.value)}
          />
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
