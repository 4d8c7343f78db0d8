import { StyleSheet, TextInput, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { pinLength } from './session';

interface PinFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Four digits, shown as dots. */
export function PinField({ label, value, onChange, error }: PinFieldProps) {
  const { colors } = useTheme();
  return (
    <FieldFrame label={label} error={error}>
      <View style={[styles.box, { backgroundColor: colors.sunken }]}>
        <TextInput
          aria-label={label}
          accessibilityHint={error}
          aria-invalid={error !== undefined}
          inputMode="numeric"
          secureTextEntry
          value={value}
          maxLength={pinLength}
          onChangeText={(text) => onChange(text.replace(/\D/g, ''))}
          style={[styles.input, { color: colors.ink }]}
        />
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: { borderRadius: radius.control, paddingHorizontal: space.md },
  input: {
    minHeight: 64,
    fontSize: 28,
    letterSpacing: 18,
    textAlign: 'center',
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
});
