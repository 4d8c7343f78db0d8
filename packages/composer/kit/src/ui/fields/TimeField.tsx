import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { FieldFrame } from './FieldFrame';

interface TimeFieldProps {
  label: string;
  /** 24-hour time such as 14:30; empty without one. */
  value: string;
  onChange: (value: string) => void;
  /** Minutes that one press adds. */
  step?: number;
  error?: string;
  /** Of an optional field. */
  onClear?: () => void;
}

const dayMinutes = 24 * 60;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function toTime(minutes: number) {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

const firstTime = '09:00';

/** Hour and minutes, each with a button for earlier and later. Without a time, a button that sets one. */
export function TimeField({ label, value, onChange, step = 15, error, onClear }: TimeFieldProps) {
  const { colors } = useTheme();
  const shift = (by: number) => onChange(toTime(toMinutes(value) + by));
  const [hour, minute] = value.split(':');
  const box = [
    styles.box,
    { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
  ];

  if (value === '') {
    return (
      <FieldFrame label={label} error={error}>
        <Pressable
          role="button"
          aria-label={`${label}: ${strings.dates.chooseTime}`}
          onPress={() => onChange(firstTime)}
          style={({ pressed }) => [box, styles.empty, pressed && styles.pressed]}
        >
          <Icon name="time-outline" size={18} tone="muted" />
          <AppText tone="muted">{strings.dates.chooseTime}</AppText>
        </Pressable>
      </FieldFrame>
    );
  }

  return (
    <FieldFrame label={label} error={error} onClear={onClear}>
      <View style={[box, styles.parts]}>
        <IconButton plain icon="remove" label={strings.dates.hourEarlier} onPress={() => shift(-60)} />
        <AppText variant="heading" aria-label={`${label}: ${value}`} style={styles.part}>
          {hour}
        </AppText>
        <IconButton plain icon="add" label={strings.dates.hourLater} onPress={() => shift(60)} />
        <AppText variant="heading">:</AppText>
        <IconButton plain icon="remove" label={strings.dates.minutesEarlier} onPress={() => shift(-step)} />
        <AppText variant="heading" style={styles.part}>
          {minute}
        </AppText>
        <IconButton plain icon="add" label={strings.dates.minutesLater} onPress={() => shift(step)} />
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 52,
    borderWidth: 2,
    borderRadius: radius.control,
  },
  empty: { gap: space.sm, paddingHorizontal: 14 },
  parts: { justifyContent: 'space-around', paddingHorizontal: space.xs },
  pressed: { opacity: 0.6 },
  part: { minWidth: 26, textAlign: 'center' },
});
