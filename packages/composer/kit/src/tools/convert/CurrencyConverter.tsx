import { StyleSheet, View } from 'react-native';
import { formatDay, today } from '../../data/days';
import { createKept } from '../../data/kept';
import { locale } from '../../locale';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { Hero } from '../../ui/Hero';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { SectionTitle } from '../../ui/SectionTitle';
import { NumberInput } from '../NumberInput';

const codes = ['TRY', 'USD', 'EUR', 'GBP', 'CHF'] as const;
type Code = (typeof codes)[number];

interface Rates {
  amount: number | null;
  from: Code;
  to: Code;
  /** Liras for one unit, as typed in. */
  rates: Record<Code, number | null>;
  /** The day of the last change; empty until the first. */
  changedOn: string;
}

export const useRates = createKept<Rates>('tool-currency', () => ({
  amount: 100,
  from: 'USD',
  to: 'TRY',
  rates: { TRY: 1, USD: 40, EUR: 46, GBP: 54, CHF: 50 },
  changedOn: '',
}));

const format = (value: number, currency: Code): string =>
  value.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 2 });

/** Amounts in other currencies, by the rates that people type in. */
export function CurrencyConverter({ title }: { title: string }) {
  const { value: now, change } = useRates();
  const { from, to, rates } = now;
  const inLiras = (now.amount ?? 0) * (rates[from] ?? 0);
  const result = (rates[to] ?? 0) === 0 ? 0 : inLiras / (rates[to] ?? 1);
  const options = codes.map((code) => ({ value: code, label: code }));

  return (
    <Screen title={title}>
      <Hero
        label={format(now.amount ?? 0, from)}
        value={format(result, to)}
        note={now.changedOn ? strings.currency.changed(formatDay(now.changedOn)) : strings.currency.example}
        side={
          <IconButton
            icon="swap-vertical"
            label={strings.currency.swap}
            onPress={() => change((kept) => ({ ...kept, from: kept.to, to: kept.from }))}
          />
        }
      />
      <NumberInput
        label={strings.currency.amount}
        unit={from}
        value={now.amount}
        onChange={(amount) => change((kept) => ({ ...kept, amount }))}
      />
      <ChipRow
        label={strings.units.from}
        value={from}
        options={options}
        onChange={(next) => change((kept) => ({ ...kept, from: next }))}
      />
      <ChipRow
        label={strings.units.to}
        value={to}
        options={options}
        onChange={(next) => change((kept) => ({ ...kept, to: next }))}
      />
      <SectionTitle title={strings.currency.rates} />
      <Card style={styles.rates}>
        <AppText variant="caption" tone="muted">
          {strings.currency.own}
        </AppText>
        <View style={styles.grid}>
          {codes
            .filter((code) => code !== 'TRY')
            .map((code) => (
              <View key={code} style={styles.rate}>
                <NumberInput
                  label={`1 ${code}`}
                  unit="₺"
                  value={rates[code]}
                  onChange={(rate) =>
                    change((kept) => ({
                      ...kept,
                      rates: { ...kept.rates, [code]: rate },
                      changedOn: today(),
                    }))
                  }
                />
              </View>
            ))}
        </View>
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  rates: { gap: space.md },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  rate: { flexGrow: 1, flexBasis: '40%' },
});
