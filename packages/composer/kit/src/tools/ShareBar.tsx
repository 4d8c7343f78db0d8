import { StyleSheet, View } from 'react-native';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';

interface ShareBarProps {
  /** The first part, from 0 to 1. */
  share: number;
  first: string;
  second: string;
}

/** Two parts of a whole in a hero: principal and interest. */
export function ShareBar({ share, first, second }: ShareBarProps) {
  const { colors } = useTheme();
  const part = Math.min(1, Math.max(0, share));
  return (
    <View style={styles.all}>
      <View aria-hidden style={styles.bar}>
        <View style={{ flex: part, backgroundColor: colors.onHero }} />
        <View style={[styles.rest, { flex: 1 - part, backgroundColor: colors.onHero }]} />
      </View>
      <View style={styles.texts}>
        <AppText variant="caption" tone="onHero">
          {first}
        </AppText>
        <AppText variant="caption" tone="onHero">
          {second}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: 6 },
  bar: { flexDirection: 'row', height: 10, borderRadius: 5, overflow: 'hidden', gap: 2 },
  rest: { opacity: 0.4 },
  texts: { flexDirection: 'row', justifyContent: 'space-between', gap: space.sm },
});
