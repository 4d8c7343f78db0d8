import { StyleSheet, View } from 'react-native';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface BreakdownProps {
  /** Largest first. */
  parts: readonly { key: string; label: string; value: number }[];
  format: (value: number) => string;
}

/** Shares of a total: a name, a value and a bar for each. */
export function Breakdown({ parts, format }: BreakdownProps) {
  const { colors } = useTheme();
  const top = Math.max(...parts.map((part) => part.value), 0) || 1;
  return (
    <View style={styles.list}>
      {parts.map((part) => (
        <View key={part.key} style={styles.part}>
          <View style={styles.line}>
            <AppText numberOfLines={1} style={styles.label}>
              {part.label}
            </AppText>
            <AppText variant="heading">{format(part.value)}</AppText>
          </View>
          <View style={[styles.track, { backgroundColor: colors.soft }]}>
            <View
              style={[
                styles.bar,
                {
                  backgroundColor: colors.primary,
                  width: `${Math.max(2, Math.round((Math.max(0, part.value) / top) * 100))}%`,
                },
              ]}
            />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md + 2 },
  part: { gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  label: { flex: 1 },
  track: { height: 8, borderRadius: 4, overflow: 'hidden' },
  bar: { height: 8, borderRadius: 4 },
});
