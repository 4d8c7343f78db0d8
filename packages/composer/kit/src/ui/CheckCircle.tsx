import { Pressable, StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Icon } from './Icon';

interface CheckCircleProps {
  /** What is done, for screen readers. */
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** One press marks something as done. */
export function CheckCircle({ label, value, onChange }: CheckCircleProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-checked={value}
      aria-label={label}
      onPress={() => onChange(!value)}
      style={({ pressed }) => [styles.target, pressed && styles.pressed]}
    >
      <View
        style={[
          styles.circle,
          { borderColor: value ? colors.primary : colors.faint },
          value && { backgroundColor: colors.primary },
        ]}
      >
        {value ? <Icon name="checkmark" size={17} tone="onPrimary" /> : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center', marginLeft: -8 },
  circle: {
    width: 28,
    height: 28,
    borderRadius: 14,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
