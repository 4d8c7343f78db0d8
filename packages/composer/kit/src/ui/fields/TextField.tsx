import { useState } from 'react';
import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';
import { radius, space, type, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { FieldFrame } from './FieldFrame';

export interface TextFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Shown inside at the right: "kg". */
  unit?: string;
}

export function TextField({ label, value, onChange, error, unit, multiline, ...rest }: TextFieldProps) {
  const { colors } = useTheme();
  const [focused, setFocused] = useState(false);
  const border = error ? colors.danger : focused ? colors.primary : colors.sunken;
  return (
    <FieldFrame label={label} error={error}>
      <View style={[styles.box, { backgroundColor: colors.sunken, borderColor: border }]}>
        <TextInput
          aria-label={label}
          accessibilityHint={error}
          aria-invalid={error !== undefined}
          placeholderTextColor={colors.muted}
          value={value}
          onChangeText={onChange}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          multiline={multiline}
          style={[styles.input, type.body, { color: colors.ink }, multiline && styles.multiline]}
          {...rest}
        />
        {unit ? <AppText tone="muted">{unit}</AppText> : null}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderWidth: 2,
    borderRadius: radius.control,
    paddingHorizontal: 14,
  },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
  multiline: { minHeight: 112, paddingTop: 13, textAlignVertical: 'top' },
});
