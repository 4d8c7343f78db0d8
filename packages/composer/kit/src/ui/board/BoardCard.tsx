import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface BoardCardProps {
  title: string;
  text: string;
  /** At the bottom left: a deadline or an amount. */
  note: string;
  /** Where one press moves it. */
  next?: { label: string; onPress: () => void };
  previous?: { label: string; onPress: () => void };
  onPress?: () => void;
}

export function BoardCard({ title, text, note, next, previous, onPress }: BoardCardProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.card, { backgroundColor: colors.raised }]}>
      <Pressable
        role="button"
        aria-label={[title, text, note].filter(Boolean).join(', ')}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <AppText variant="heading" numberOfLines={3}>
          {title}
        </AppText>
        {text ? (
          <AppText variant="label" tone="muted" numberOfLines={2} style={styles.quiet}>
            {text}
          </AppText>
        ) : null}
      </Pressable>
      <View style={styles.foot}>
        <AppText variant="caption" tone="muted" style={styles.note}>
          {note}
        </AppText>
        {previous ? (
          <Pressable
            role="button"
            aria-label={strings.dueScreen.moveTo(title, previous.label)}
            onPress={previous.onPress}
            style={({ pressed }) => [
              styles.round,
              { backgroundColor: colors.sunken },
              pressed && styles.pressed,
            ]}
          >
            <Icon name="arrow-back" size={18} tone="muted" />
          </Pressable>
        ) : null}
        {next ? (
          <Pressable
            role="button"
            aria-label={strings.dueScreen.moveTo(title, next.label)}
            onPress={next.onPress}
            style={({ pressed }) => [
              styles.round,
              { backgroundColor: colors.primary },
              pressed && styles.pressed,
            ]}
          >
            <Icon name="arrow-forward" size={18} tone="onPrimary" />
          </Pressable>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.control, padding: space.md, gap: space.sm },
  main: { gap: 2, minHeight: 44 },
  quiet: { fontWeight: '400' },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  note: { flex: 1 },
  round: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.7 },
});
