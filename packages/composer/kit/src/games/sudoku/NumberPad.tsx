import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';

interface NumberPadProps {
  size: number;
  disabled: boolean;
  onPress: (value: number) => void;
}

/** The numbers of a sudoku, and a key that empties the cell. */
export function NumberPad({ size, disabled, onPress }: NumberPadProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.pad, disabled && styles.inactive]}>
      {Array.from({ length: size + 1 }, (_, index) => (index + 1) % (size + 1)).map((value) => (
        <Pressable
          key={value}
          role="button"
          aria-label={value === 0 ? strings.common.clear : String(value)}
          aria-disabled={disabled}
          disabled={disabled}
          onPress={() => onPress(value)}
          style={({ pressed }) => [
            styles.key,
            { backgroundColor: value === 0 ? colors.sunken : colors.soft },
            pressed && styles.pressed,
          ]}
        >
          {value === 0 ? (
            <Icon name="backspace-outline" tone="muted" />
          ) : (
            <AppText variant="title" tone="onSoft">
              {value}
            </AppText>
          )}
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 6 },
  key: {
    width: 44,
    minHeight: 52,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
  inactive: { opacity: 0.5 },
});
