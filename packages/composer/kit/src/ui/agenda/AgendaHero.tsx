import { StyleSheet, View } from 'react-native';
import { formatLongDay, isToday, today } from '../../data/days';
import { formatDuration } from '../../data/durations';
import { passedMinutes } from '../../data/open-day';
import { listGaps, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { Hero } from '../Hero';
import { Icon } from '../Icon';
import type { AgendaEntry } from './agenda-entry';

interface AgendaHeroProps {
  day: string;
  /** By start. */
  entries: readonly AgendaEntry[];
}

/** The next entry of the day and when it begins; the first free time of a day without one. */
export function AgendaHero({ day, entries }: AgendaHeroProps) {
  const now = passedMinutes(day);
  const next = entries.find((entry) => entry.end > now);
  const [gap] = listGaps(entries, 15, Math.ceil(now / 15) * 15);
  const free = gap ? strings.agendaScreen.firstFree(toTime(gap.start)) : strings.agendaScreen.full;
  const label = next
    ? next.start <= now
      ? strings.agendaScreen.now
      : isToday(day)
        ? strings.agendaScreen.nextIn(formatDuration(next.start - now))
        : strings.agendaScreen.first
    : formatLongDay(day);

  return (
    <Hero
      label={label}
      value={next ? toTime(next.start) : gap ? toTime(gap.start) : strings.agendaScreen.done}
      note={next ? [next.title, next.text].filter(Boolean).join(' · ') : strings.agendaScreen.nothingLeft}
    >
      <View style={styles.facts}>
        <Icon name="list-outline" size={16} tone="onHero" />
        <AppText variant="label" tone="onHero">
          {strings.agendaScreen.count(entries.length)}
        </AppText>
        {day < today() ? null : (
          <>
            <Icon name="time-outline" size={16} tone="onHero" />
            <AppText variant="label" tone="onHero" style={styles.last}>
              {free}
            </AppText>
          </>
        )}
      </View>
    </Hero>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  last: { flex: 1 },
});
