import { ScrollView, StyleSheet, View } from 'react-native';
import { openingHours } from '../../data/opening-hours';
import { overlap, toTime } from '../../data/slots';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { SlotCell } from './SlotCell';

export interface TakenSlot {
  id: string;
  resourceId: string;
  /** Minutes since midnight. */
  start: number;
  end: number;
  title: string;
}

interface SlotGridProps {
  resources: readonly { id: string; name: string }[];
  taken: readonly TakenSlot[];
  /** Times before are over, in minutes since midnight. */
  from: number;
  onOpen: (id: string) => void;
  onBook: (resourceId: string, time: string) => void;
}

const hour = 60;

/** One column per resource, one row per hour: what is free can be booked with one press. */
export function SlotGrid({ resources, taken, from, onOpen, onBook }: SlotGridProps) {
  const count = Math.ceil((openingHours.end - openingHours.start) / hour);
  const starts = Array.from({ length: count }, (_, index) => openingHours.start + index * hour);

  return (
    <View style={styles.grid}>
      <View style={styles.times}>
        <View style={styles.header} />
        {starts.map((start) => (
          <View key={start} style={styles.time}>
            <AppText variant="caption" tone="muted">
              {toTime(start)}
            </AppText>
          </View>
        ))}
      </View>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.columns}>
        {resources.map((resource) => (
          <View key={resource.id} style={styles.column}>
            <View style={styles.header}>
              <AppText variant="label" numberOfLines={2}>
                {resource.name}
              </AppText>
            </View>
            {starts.map((start) => {
              const slot = taken.find(
                (each) => each.resourceId === resource.id && overlap(each, { start, end: start + hour }),
              );
              const time = toTime(start);
              return (
                <SlotCell
                  key={start}
                  label={`${resource.name}, ${time}`}
                  title={slot && (slot.start >= start || start === openingHours.start) ? slot.title : ''}
                  state={slot ? 'taken' : start + hour <= from ? 'over' : 'free'}
                  onPress={() => (slot ? onOpen(slot.id) : onBook(resource.id, time))}
                />
              );
            })}
          </View>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', gap: space.sm },
  times: { gap: 6 },
  time: { height: 52, justifyContent: 'center' },
  header: { minHeight: 40, justifyContent: 'flex-end', paddingBottom: 2 },
  columns: { gap: 6, flexGrow: 1 },
  column: { flexGrow: 1, flexBasis: 96, minWidth: 96, gap: 6 },
});
