import { StyleSheet, View } from 'react-native';
import { passedMinutes } from '../../data/open-day';
import { isFree, listFreeStarts, type Span, toMinutes, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { DayStrip } from '../DayStrip';

interface SlotPickerProps {
  day: string;
  onDay: (day: string) => void;
  /** What is taken on the day. */
  taken: readonly Span[];
  /** Minutes that must be free. */
  duration: number;
  /** The chosen time such as 14:30, or empty. */
  value: string;
  onChange: (time: string) => void;
}

/** A day and the free times of it; times that are taken or over are not offered. */
export function SlotPicker({ day, onDay, taken, duration, value, onChange }: SlotPickerProps) {
  const from = passedMinutes(day);
  const usual = listFreeStarts(taken, duration, from);
  // A time that was chosen in the agenda may be between the usual ones.
  const chosen = toMinutes(value);
  const isPossible = value !== '' && chosen >= from && isFree(taken, chosen, duration);
  const isBetween = isPossible && !usual.includes(chosen);
  const starts = isBetween ? [...usual, chosen].sort((a, b) => a - b) : usual;
  const parts = [
    { label: strings.agendaScreen.morning, starts: starts.filter((start) => start < 12 * 60) },
    {
      label: strings.agendaScreen.afternoon,
      starts: starts.filter((start) => start >= 12 * 60 && start < 17 * 60),
    },
    { label: strings.agendaScreen.evening, starts: starts.filter((start) => start >= 17 * 60) },
  ].filter((part) => part.starts.length > 0);

  return (
    <View style={styles.picker}>
      <DayStrip before={0} selected={day} onSelect={onDay} />
      {parts.length === 0 ? <AppText tone="muted">{strings.agendaScreen.noSlots}</AppText> : null}
      {parts.map((part) => (
        <View key={part.label} style={styles.part}>
          <AppText variant="label" tone="muted">
            {part.label}
          </AppText>
          <View style={styles.times}>
            {part.starts.map((start) => {
              const time = toTime(start);
              return (
                <Chip
                  key={time}
                  role="button"
                  label={time}
                  selected={time === value}
                  onPress={() => onChange(time)}
                />
              );
            })}
          </View>
        </View>
      ))}
      {isPossible ? (
        <Button label={strings.agendaScreen.continueAt(value)} onPress={() => onChange(value)} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: space.lg },
  part: { gap: space.sm },
  times: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
