import { StyleSheet, View } from 'react-native';
import { addDays, formatDay } from '../data/days';
import { strings } from '../strings';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface WeekSwitchProps {
  /** First of seven days. */
  from: string;
  onChange: (from: string) => void;
}

/** The days that are shown, with buttons for the week before and after. */
export function WeekSwitch({ from, onChange }: WeekSwitchProps) {
  return (
    <View style={styles.row}>
      <IconButton
        icon="chevron-back"
        label={strings.weekScreen.previous}
        onPress={() => onChange(addDays(from, -7))}
      />
      <AppText variant="heading" style={styles.title}>
        {formatDay(from)} – {formatDay(addDays(from, 6))}
      </AppText>
      <IconButton
        icon="chevron-forward"
        label={strings.weekScreen.next}
        onPress={() => onChange(addDays(from, 7))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, textAlign: 'center' },
});
