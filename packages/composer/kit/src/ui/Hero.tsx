import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface HeroProps {
  /** The question in a few words: "This month". */
  label: string;
  /** Its answer, large: "₺4.280". */
  value: string;
  note?: string;
  /** A ring or a picture at the right. */
  side?: ReactNode;
  /** A chart or details below. */
  children?: ReactNode;
}

/** Long words such as large amounts get a smaller size, so that they stay on one line. */
function sizeOf(value: string, hasSide: boolean) {
  const longest = Math.max(...value.split(' ').map((word) => word.length));
  const room = hasSide ? 7 : 9;
  return longest <= room ? 'figure' : longest <= room + 3 ? 'display' : 'title';
}

/** Answers on the first screen what people open the app for. */
export function Hero({ label, value, note, side, children }: HeroProps) {
  const { colors } = useTheme();
  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.hero}
    >
      <View style={styles.row}>
        <View style={styles.texts}>
          <AppText variant="label" tone="onHero" style={styles.quiet}>
            {label}
          </AppText>
          <AppText
            variant={sizeOf(value, side !== undefined)}
            tone="onHero"
            numberOfLines={2}
            adjustsFontSizeToFit
          >
            {value}
          </AppText>
          {note ? (
            <AppText tone="onHero" numberOfLines={4} style={styles.quiet}>
              {note}
            </AppText>
          ) : null}
        </View>
        {side}
      </View>
      {children}
    </LinearGradient>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.lg, gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  texts: { flex: 1, gap: space.xs },
  quiet: { opacity: 0.92 },
});
