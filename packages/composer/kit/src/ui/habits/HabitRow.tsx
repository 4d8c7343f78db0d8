import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { CheckCircle } from '../CheckCircle';
import { Icon } from '../Icon';
import { IconCircle } from '../IconCircle';
import { habitIcon } from './habit-icon';

interface HabitRowProps {
  title: string;
  /** A time or a dose. */
  text: string;
  streak: number;
  done: boolean;
  onToggle: () => void;
  onPress?: () => void;
}

/** One habit: a press on the circle marks the day, the flame counts the days in a row. */
export function HabitRow({ title, text, streak, done, onToggle, onPress }: HabitRowProps) {
  const { colors, surface } = useTheme();
  const run = streak > 0 ? strings.habitScreen.streak(streak) : strings.habitScreen.noStreak;
  return (
    <View style={[styles.row, surface]}>
      <IconCircle icon={habitIcon(title)} size={42} />
      <Pressable
        role="button"
        aria-label={[title, text, run].filter(Boolean).join(', ')}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <AppText variant="heading" tone={done ? 'muted' : 'ink'} numberOfLines={2}>
          {title}
        </AppText>
        <View style={styles.facts}>
          <Icon
            name={streak > 0 ? 'flame' : 'flame-outline'}
            size={15}
            tone={streak > 0 ? 'warning' : 'muted'}
          />
          <AppText variant="label" tone="muted" style={styles.quiet}>
            {[run, text].filter(Boolean).join(' · ')}
          </AppText>
        </View>
      </Pressable>
      <View style={[styles.check, { backgroundColor: done ? colors.soft : undefined }]}>
        <CheckCircle label={strings.habitScreen.mark(title)} value={done} onChange={onToggle} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingHorizontal: space.md + 4,
    borderRadius: radius.card,
  },
  main: { flex: 1, minHeight: 68, justifyContent: 'center', gap: 3, paddingVertical: space.md },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  quiet: { flex: 1, fontWeight: '400' },
  check: { borderRadius: 22, paddingLeft: 8 },
  pressed: { opacity: 0.6 },
});
