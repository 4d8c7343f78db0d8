import { StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, isToday } from '../data/days';
import { strings } from '../strings';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface DaySwitchProps {
  day: string;
  onChange: (day: string) => void;
}

/** The day that is shown, with buttons for the day before and after. */
export function DaySwitch({ day, onChange }: DaySwitchProps) {
  return (
    <View style={styles.row}>
      <IconButton
        icon="chevron-back"
        label={strings.dates.previousDay}
        onPress={() => onChange(addDays(day, -1))}
      />
      <AppText variant="heading" style={styles.title}>
        {isToday(day) ? `${strings.dates.today}, ${formatLongDay(day)}` : formatLongDay(day)}
      </AppText>
      <IconButton
        icon="chevron-forward"
        label={strings.dates.nextDay}
        onPress={() => onChange(addDays(day, 1))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, textAlign: 'center' },
});
