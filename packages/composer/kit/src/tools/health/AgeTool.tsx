import { StyleSheet, View } from 'react-native';
import { daysBetween, formatLongDay, today } from '../../data/days';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { DateField } from '../../ui/fields/DateField';
import { Hero } from '../../ui/Hero';
import { Icon } from '../../ui/Icon';
import { Screen } from '../../ui/Screen';
import { ageOn, nextBirthday } from './formulas';

export const useBirthday = createKept('tool-age', () => '1996-05-14');

/** Exact age, and the days until the next birthday. */
export function AgeTool({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: birthday, change } = useBirthday();
  const now = today();
  const isPast = birthday <= now;
  const age = ageOn(birthday, now);
  const next = nextBirthday(birthday, now);
  const left = daysBetween(now, next);
  const days = daysBetween(birthday, now);
  const figures = [
    { label: strings.age.days, value: days },
    { label: strings.age.weeks, value: Math.floor(days / 7) },
    { label: strings.age.months, value: age.years * 12 + age.months },
    { label: strings.age.hours, value: days * 24 },
  ];
  return (
    <Screen title={title}>
      <Hero
        label={strings.age.label}
        value={isPast ? strings.age.years(age.years) : strings.common.none}
        note={isPast ? strings.age.rest(age.months, age.days) : strings.age.future}
        side={<Icon name="gift" size={48} tone="onHero" />}
      />
      <DateField
        label={strings.age.birthday}
        value={birthday}
        onChange={(day) => {
          if (day) change(() => day);
        }}
      />
      {isPast ? (
        <>
          <View style={[styles.next, surface]}>
            <AppText variant="label" tone="muted">
              {strings.age.next}
            </AppText>
            <AppText variant="title">{left === 0 ? strings.age.today : strings.dates.inDays(left)}</AppText>
            <AppText tone="muted">{formatLongDay(next)}</AppText>
          </View>
          <View style={styles.grid}>
            {figures.map(({ label, value }) => (
              <View key={label} style={[styles.figure, surface]}>
                <AppText variant="title">{formatNumber(value)}</AppText>
                <AppText variant="caption" tone="muted">
                  {label}
                </AppText>
              </View>
            ))}
          </View>
        </>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  next: { borderRadius: radius.card, padding: space.lg, gap: 2 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  figure: { flexBasis: '45%', flexGrow: 1, borderRadius: radius.card, padding: space.md + 4 },
});
