import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Icon } from '../ui/Icon';
import type { ReminderGroups } from './reminder';

/** How much is late, due today and due soon, in one line; nothing if nothing is. */
export function ReminderBanner({ groups, onPress }: { groups: ReminderGroups; onPress: () => void }) {
  const { colors } = useTheme();
  const { late, today, soon } = groups;
  const parts = [
    late.length > 0 && strings.reminders.lateCount(late.length),
    today.length > 0 && strings.reminders.todayCount(today.length),
    late.length + today.length === 0 && soon.length > 0 && strings.reminders.soonCount(soon.length),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const isLate = late.length > 0;
  const tone = isLate ? 'danger' : 'onSoft';
  return (
    <Pressable
      role="button"
      aria-label={`${strings.reminders.title}: ${parts.join(', ')}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.banner,
        { backgroundColor: isLate ? colors.dangerSoft : colors.soft },
        pressed && styles.pressed,
      ]}
    >
      <Icon name="notifications" size={20} tone={tone} />
      <View style={styles.text}>
        <AppText variant="label" tone={tone}>
          {parts.join(' · ')}
        </AppText>
      </View>
      <Icon name="chevron-forward" size={18} tone={tone} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 48,
    paddingHorizontal: space.md + 2,
    paddingVertical: space.sm,
    borderRadius: radius.control,
  },
  text: { flex: 1 },
  pressed: { opacity: 0.7 },
});
