import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { locale } from '../../locale';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Screen } from '../../ui/Screen';
import { HistoryList } from '../HistoryList';
import { keepResult } from '../history';
import { CalculatorKey } from './CalculatorKey';
import { evaluate, pressKey } from './engine';

const rows = [
  ['C', 'back', '%', '÷'],
  ['7', '8', '9', '×'],
  ['4', '5', '6', '−'],
  ['1', '2', '3', '+'],
  ['0', '.', '='],
];
const lengthMaximum = 40;
const decimalSign = () => (locale.startsWith('tr') ? ',' : '.');

export const useCalculator = createKept('tool-calculator', () => '');

const show = (text: string): string => text.replaceAll('.', decimalSign());
const format = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 10 });

/** A calculator that shows the result while typing and keeps what was calculated. */
export function Calculator({ title }: { title: string }) {
  const { value: expression, change } = useCalculator();
  const result = evaluate(expression);
  const isPlain = /^[\d.]*$/.test(expression);

  const press = (key: string) => {
    if (key === 'C') change(() => '');
    else if (key === 'back') change((now) => now.slice(0, -1));
    else if (key === '=') {
      if (result === null || isPlain) return;
      keepResult('calculator', show(expression), format(result));
      change(() => (result < 0 ? `−${Math.abs(result)}` : String(result)));
    } else if (expression.length < lengthMaximum) change((now) => pressKey(now, key));
  };

  return (
    <Screen title={title}>
      <View style={styles.display}>
        <AppText variant="figure" numberOfLines={2} style={styles.right}>
          {show(expression) || '0'}
        </AppText>
        <AppText variant="title" tone="primaryInk" role="status" style={styles.right}>
          {result === null || isPlain ? ' ' : `= ${format(result)}`}
        </AppText>
      </View>
      <View style={styles.keys}>
        {rows.map((row) => (
          <View key={row.join('')} style={styles.row}>
            {row.map((key) => (
              <CalculatorKey
                key={key}
                name={key}
                text={key === '.' ? decimalSign() : key}
                label={key === 'back' ? strings.tools.erase : key === 'C' ? strings.common.clear : show(key)}
                isWide={key === '0'}
                onPress={() => press(key)}
              />
            ))}
          </View>
        ))}
      </View>
      <HistoryList tool="calculator" />
    </Screen>
  );
}

const styles = StyleSheet.create({
  display: { minHeight: 112, justifyContent: 'flex-end', gap: space.xs },
  right: { textAlign: 'right' },
  keys: { gap: space.sm },
  row: { flexDirection: 'row', gap: space.sm },
});
