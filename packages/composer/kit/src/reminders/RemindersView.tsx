import { Pressable, StyleSheet, View } from 'react-native';
import { daysBetween, formatDay, today } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { useToast } from '../ui/Toast';
import type { Reminder, ReminderGroups } from './reminder';
import { useSeenReminders } from './seen';

interface RemindersViewProps {
  title: string;
  back?: boolean;
  groups: ReminderGroups;
}

/** Everything that is late or due soon. A press opens the record, the check mark puts the reminder away. */
export function RemindersView({ title, back, groups }: RemindersViewProps) {
  const { late, today: now, soon } = groups;
  const sections = [
    { title: strings.reminders.late, list: late },
    { title: strings.dates.today, list: now },
    { title: strings.reminders.soon, list: soon },
  ].filter(({ list }) => list.length > 0);
  return (
    <Screen title={title} back={back}>
      {sections.length === 0 ? (
        <EmptyState
          icon="notifications-outline"
          title={strings.reminders.none}
          text={strings.reminders.noneText}
        />
      ) : null}
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          {section.list.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} />
          ))}
        </Section>
      ))}
      <AppText variant="caption" tone="muted">
        {strings.reminders.inside}
      </AppText>
    </Screen>
  );
}

function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { colors, surface } = useTheme();
  const change = useSeenReminders((state) => state.change);
  const showToast = useToast((toast) => toast.show);
  const { id, title, text, day, time } = reminder;
  const left = daysBetween(today(), day);
  const when = left < 0 ? strings.dates.daysLate(-left) : left === 0 ? '' : formatDay(day);
  const facts = [text, when, time].filter(Boolean).join(' · ');
  const putAway = () => {
    change((seen) => [...seen, id].slice(-300));
    const undo = () => change((seen) => seen.filter((each) => each !== id));
    showToast({ text: strings.reminders.done, action: { label: strings.common.undo, onPress: undo } });
  };
  return (
    <View style={[styles.row, surface]}>
      <Pressable
        role="button"
        aria-label={[title, facts].filter(Boolean).join(', ')}
        onPress={reminder.open}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <View style={[styles.bar, { backgroundColor: left < 0 ? colors.danger : colors.primary }]} />
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          <AppText variant="caption" tone={left < 0 ? 'danger' : 'muted'}>
            {facts}
          </AppText>
        </View>
      </Pressable>
      <IconButton plain icon="checkmark" label={strings.reminders.putAway(title)} onPress={putAway} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.card, paddingRight: space.sm },
  main: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    padding: space.md,
    minHeight: 60,
  },
  bar: { width: 4, alignSelf: 'stretch', borderRadius: 2 },
  texts: { flex: 1, gap: 2 },
  pressed: { opacity: 0.7 },
});
