import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { locale } from '../../locale';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Chip } from '../../ui/Chip';
import { ChipRow } from '../../ui/ChipRow';
import { Hero } from '../../ui/Hero';
import { Screen } from '../../ui/Screen';
import { NumberInput } from '../NumberInput';
import { convert, type Quantity, units } from './units';

interface Conversion {
  quantity: Quantity;
  value: number | null;
  from: string;
  to: string;
}

export const useConversion = createKept<Conversion>('tool-units', () => ({
  quantity: 'length',
  value: 1,
  from: 'km',
  to: 'm',
}));

const format = (value: number): string => value.toLocaleString(locale, { maximumSignificantDigits: 7 });

/** One value in every unit of its quantity. */
export function UnitConverter({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: now, change } = useConversion();
  const { quantity, from, to } = now;
  const value = now.value ?? 0;
  const list = units[quantity];
  const names: Record<Quantity, string> = {
    length: strings.units.length,
    weight: strings.units.weight,
    volume: strings.units.volume,
    area: strings.units.area,
    speed: strings.units.speed,
    temperature: strings.units.temperature,
  };
  const quantities = Object.keys(units) as Quantity[];

  return (
    <Screen title={title}>
      <ChipRow
        label={strings.units.quantity}
        value={quantity}
        onChange={(next) =>
          change((kept) => ({
            ...kept,
            quantity: next,
            from: units[next][0]?.id ?? '',
            to: units[next][1]?.id ?? '',
          }))
        }
        options={quantities.map((each) => ({ value: each, label: names[each] }))}
      />
      <Hero
        label={`${format(value)} ${from}`}
        value={`${format(convert(value, quantity, from, to))} ${to}`}
      />
      <NumberInput
        label={strings.units.value}
        unit={from}
        value={now.value}
        onChange={(next) => change((kept) => ({ ...kept, value: next }))}
      />
      <AppText variant="label" tone="muted">
        {strings.units.from}
      </AppText>
      <View role="radiogroup" aria-label={strings.units.from} style={styles.chips}>
        {list.map(({ id }) => (
          <Chip
            key={id}
            label={id}
            selected={id === from}
            onPress={() => change((kept) => ({ ...kept, from: id }))}
          />
        ))}
      </View>
      <AppText variant="label" tone="muted">
        {strings.units.to}
      </AppText>
      <View role="radiogroup" aria-label={strings.units.to} style={styles.chips}>
        {list.map(({ id }) => (
          <Chip
            key={id}
            label={id}
            selected={id === to}
            onPress={() => change((kept) => ({ ...kept, to: id }))}
          />
        ))}
      </View>
      <View style={[styles.table, surface]}>
        {list
          .filter(({ id }) => id !== from)
          .map(({ id }) => (
            <View key={id} style={styles.row}>
              <AppText tone="muted" style={styles.unit}>
                {id}
              </AppText>
              <AppText variant="heading">{format(convert(value, quantity, from, id))}</AppText>
            </View>
          ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, marginTop: -space.sm },
  table: { borderRadius: radius.card, paddingHorizontal: space.lg, paddingVertical: space.sm },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  unit: { flex: 1 },
});
