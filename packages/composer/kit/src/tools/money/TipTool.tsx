import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatMoney } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { Icon } from '../../ui/Icon';
import { FormulaScreen } from '../FormulaScreen';
import { splitBill } from './formulas';

export const useTip = createKept<Record<'bill' | 'tip' | 'people', number | null>>('tool-tip', () => ({
  bill: 1200,
  tip: 10,
  people: 4,
}));

const shownPeople = 10;

/** Each one's share of a bill with the tip. */
export function TipTool({ title }: { title: string }) {
  const { value: values, change } = useTip();
  const people = Math.max(1, Math.floor(values.people ?? 1));
  const { tip, total, each } = splitBill(values.bill ?? 0, values.tip ?? 0, people);
  return (
    <FormulaScreen
      title={title}
      tool="tip"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'bill', label: strings.tip.bill, unit: currencySign },
        { key: 'tip', label: strings.tip.tip, unit: '%', presets: [0, 5, 10, 15, 20] },
        { key: 'people', label: strings.tip.people, presets: [1, 2, 3, 4, 5, 6, 8] },
      ]}
      result={{ label: strings.tip.each, value: formatMoney(each), note: strings.tip.by(people) }}
      picture={
        <View aria-hidden style={styles.people}>
          {Array.from({ length: Math.min(shownPeople, people) }, (_, index) => (
            <Icon key={index} name="person" size={22} tone="onHero" />
          ))}
        </View>
      }
      lines={[
        { label: strings.tip.tipAmount, value: formatMoney(tip) },
        { label: strings.tip.total, value: formatMoney(total) },
      ]}
      summary={`${formatMoney(values.bill ?? 0)} · ${strings.tip.by(people)}`}
    />
  );
}

const styles = StyleSheet.create({
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
