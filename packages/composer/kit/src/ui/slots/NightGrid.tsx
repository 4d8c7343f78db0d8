import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday, today } from '../../data/days';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Card } from '../Card';

export interface Stay {
  id: string;
  resourceId: string;
  /** First and last day; the last night is the one before `end`. */
  start: string;
  end: string;
  title: string;
}

interface NightGridProps {
  /** First of seven days. */
  from: string;
  resources: readonly { id: string; name: string }[];
  stays: readonly Stay[];
  onOpen: (id: string) => void;
  onBook: (resourceId: string, day: string) => void;
}

/** The nights of a week per room: free ones can be booked with one press. */
export function NightGrid({ from, resources, stays, onOpen, onBook }: NightGridProps) {
  const { colors } = useTheme();
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));

  return (
    <View style={styles.list}>
      {resources.map((resource) => {
        const own = stays.filter((stay) => stay.resourceId === resource.id);
        return (
          <Card key={resource.id}>
            <AppText variant="heading">{resource.name}</AppText>
            <View style={styles.nights}>
              {days.map((day) => {
                const stay = own.find((each) => each.start <= day && day < each.end);
                const isOver = !stay && day < today();
                const whenFree = isOver ? strings.slotScreen.over : strings.slotScreen.free;
                const state = stay ? stay.title || strings.slotScreen.taken : whenFree;
                const tone = stay ? 'onPrimary' : isOver ? 'muted' : 'success';
                const free = isOver ? colors.sunken : colors.successSoft;
                return (
                  <Pressable
                    key={day}
                    role="button"
                    aria-label={`${resource.name}, ${formatLongDay(day)}: ${state}`}
                    aria-disabled={isOver}
                    disabled={isOver}
                    onPress={() => (stay ? onOpen(stay.id) : onBook(resource.id, day))}
                    style={({ pressed }) => [
                      styles.night,
                      { backgroundColor: stay ? colors.primary : free },
                      pressed && styles.pressed,
                    ]}
                  >
                    <AppText variant="caption" tone={tone}>
                      {formatWeekday(day)}
                    </AppText>
                    <AppText variant="label" tone={tone} style={isToday(day) && styles.today}>
                      {Number(day.slice(8))}
                    </AppText>
                  </Pressable>
                );
              })}
            </View>
            {own
              .filter((stay) => stay.end > from && stay.start <= (days.at(-1) ?? from))
              .map((stay) => (
                <AppText key={stay.id} variant="caption" tone="muted">
                  {strings.slotScreen.stay(stay.title, formatLongDay(stay.start), formatLongDay(stay.end))}
                </AppText>
              ))}
          </Card>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md },
  nights: { flexDirection: 'row', gap: 4 },
  night: {
    flex: 1,
    minHeight: 52,
    minWidth: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 10,
  },
  today: { fontWeight: '800', textDecorationLine: 'underline' },
  pressed: { opacity: 0.7 },
});
