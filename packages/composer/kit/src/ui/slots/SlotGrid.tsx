import { ScrollView, StyleSheet, View } from 'react-native';
import { toTime } from '../../data/slots';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { listHours, listParts, type TakenSlot } from './hour-parts';
import { SlotCell } from './SlotCell';

interface SlotGridProps {
  resources: readonly { id: string; name: string }[];
  taken: readonly TakenSlot[];
  /** Times before are over, in minutes since midnight. */
  from: number;
  onOpen: (id: string) => void;
  onBook: (resourceId: string, time: string) => void;
}

const cellHeight = 52;
const gap = 6;

/** One column per resource, one row per hour: what is free can be booked with one press. */
export function SlotGrid({ resources, taken, from, onOpen, onBook }: SlotGridProps) {
  const columns = resources.map((resource) => ({
    ...resource,
    own: taken.filter((slot) => slot.resourceId === resource.id),
  }));
  // An hour with several bookings is as high as all of them, in every column.
  const hours = listHours(taken).map((start) => {
    const most = Math.max(1, ...columns.map(({ own }) => listParts(own, start, from).length));
    return { start, size: { height: most * (cellHeight + gap) - gap } };
  });

  return (
    <View style={styles.grid}>
      <View style={styles.column}>
        <View style={styles.header} />
        {hours.map(({ start, size }) => (
          <View key={start} style={[styles.time, size]}>
            <AppText variant="caption" tone="muted">
              {toTime(start)}
            </AppText>
          </View>
        ))}
      </View>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.columns}>
        {columns.map(({ id, name, own }) => (
          <View key={id} style={[styles.column, styles.resource]}>
            <View style={styles.header}>
              <AppText variant="label" numberOfLines={2}>
                {name}
              </AppText>
            </View>
            {hours.map(({ start, size }) => (
              <View key={start} style={[styles.column, size]}>
                {listParts(own, start, from).map((part) =>
                  part.state === 'taken' ? (
                    <SlotCell
                      key={part.slot.id}
                      label={`${name}, ${toTime(part.start)}`}
                      title={part.slot.start >= start ? part.slot.title : ''}
                      state="taken"
                      onPress={() => onOpen(part.slot.id)}
                    />
                  ) : (
                    <SlotCell
                      key={part.state}
                      label={`${name}, ${toTime(part.start)}`}
                      title={part.start === start ? '' : toTime(part.start)}
                      state={part.state}
                      onPress={() => onBook(id, toTime(part.start))}
                    />
                  ),
                )}
              </View>
            ))}
          </View>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', gap: space.sm },
  column: { gap },
  time: { justifyContent: 'center' },
  header: { minHeight: 40, justifyContent: 'flex-end', paddingBottom: 2 },
  columns: { gap, flexGrow: 1 },
  resource: { flexGrow: 1, flexBasis: 96, minWidth: 96 },
});
