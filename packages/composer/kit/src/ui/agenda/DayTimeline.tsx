import { StyleSheet, View } from 'react-native';
import { passedMinutes } from '../../data/open-day';
import { listGaps } from '../../data/slots';
import { space } from '../../theme';
import type { AgendaEntry } from './agenda-entry';
import { TimelineEntry } from './TimelineEntry';
import { TimelineGap } from './TimelineGap';

interface DayTimelineProps {
  day: string;
  /** By start. */
  entries: readonly AgendaEntry[];
  onOpen: (id: string) => void;
  /** Books the free time that begins then, in minutes since midnight. */
  onBook?: (start: number) => void;
}

const shortestGap = 30;

/** A day from opening to closing: entries, and the free times between them. */
export function DayTimeline({ day, entries, onOpen, onBook }: DayTimelineProps) {
  const now = passedMinutes(day);
  const gaps = onBook ? listGaps(entries, shortestGap, Math.ceil(now / 15) * 15) : [];
  const rows = [
    ...entries.map((entry) => ({ key: entry.id, start: entry.start, entry, gap: undefined })),
    ...gaps.map((gap) => ({ key: `free-${gap.start}`, start: gap.start, entry: undefined, gap })),
  ].sort((a, b) => a.start - b.start);

  return (
    <View style={styles.list}>
      {rows.map(({ key, entry, gap }) =>
        entry ? (
          <TimelineEntry key={key} entry={entry} isPast={entry.end <= now} onPress={() => onOpen(entry.id)} />
        ) : gap ? (
          <TimelineGap key={key} gap={gap} onPress={() => onBook?.(gap.start)} />
        ) : null,
      )}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.sm } });
