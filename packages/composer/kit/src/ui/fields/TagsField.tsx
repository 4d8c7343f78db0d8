import { StyleSheet, View } from 'react-native';
import { space } from '../../theme';
import { Chip } from '../Chip';
import { FieldFrame } from './FieldFrame';

interface TagsFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  error?: string;
}

/** Any number of options: tags or days of the week. */
export function TagsField<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: TagsFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error}>
      <View role="group" aria-label={label} style={styles.options}>
        {options.map((option) => {
          const selected = value.includes(option.value);
          return (
            <Chip
              key={option.value}
              role="checkbox"
              label={option.label}
              selected={selected}
              onPress={() =>
                onChange(selected ? value.filter((each) => each !== option.value) : [...value, option.value])
              }
            />
          );
        })}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
