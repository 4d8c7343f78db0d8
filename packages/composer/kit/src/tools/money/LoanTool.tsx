import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatMoney, formatNumber } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { SectionTitle } from '../../ui/SectionTitle';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateLoan, listInstalments } from './formulas';

export const useLoan = createKept<Record<'amount' | 'rate' | 'months', number | null>>('tool-loan', () => ({
  amount: 250000,
  rate: 3,
  months: 24,
}));

const shownRows = 6;

/** Monthly instalment and total of a loan. */
export function LoanTool({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: values, change } = useLoan();
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const amount = values.amount ?? 0;
  const months = Math.min(480, values.months ?? 1);
  const loan = calculateLoan(amount, values.rate ?? 0, months);
  const rows = listInstalments(amount, values.rate ?? 0, months);

  return (
    <FormulaScreen
      title={title}
      tool="loan"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'amount', label: strings.loan.amount, unit: currencySign },
        { key: 'rate', label: strings.loan.rate, unit: '%' },
        { key: 'months', label: strings.loan.months, presets: [12, 24, 36, 48, 60, 120] },
      ]}
      result={{ label: strings.loan.instalment, value: formatMoney(loan.instalment) }}
      picture={
        <ShareBar
          share={loan.total === 0 ? 0 : amount / loan.total}
          first={strings.loan.principal}
          second={strings.loan.interestOf(formatMoney(loan.interest))}
        />
      }
      lines={[
        { label: strings.loan.total, value: formatMoney(loan.total) },
        { label: strings.loan.interest, value: formatMoney(loan.interest) },
      ]}
      summary={strings.loan.summary(formatMoney(amount), months)}
    >
      <SectionTitle
        title={strings.loan.plan}
        action={
          rows.length > shownRows
            ? {
                label: isPlanOpen ? strings.tools.less : strings.common.seeAll,
                onPress: () => setIsPlanOpen(!isPlanOpen),
              }
            : undefined
        }
      />
      <View style={[styles.plan, surface]}>
        {rows.slice(0, isPlanOpen ? rows.length : shownRows).map((row) => (
          <View key={row.month} style={styles.row}>
            <AppText variant="label" tone="muted" style={styles.month}>
              {formatNumber(row.month)}
            </AppText>
            <AppText variant="label" style={styles.interest}>
              {strings.loan.interestOf(formatMoney(row.interest))}
            </AppText>
            <AppText variant="label">{strings.loan.rest(formatMoney(row.rest))}</AppText>
          </View>
        ))}
      </View>
    </FormulaScreen>
  );
}

const styles = StyleSheet.create({
  plan: { borderRadius: radius.card, padding: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 36 },
  month: { width: 28 },
  interest: { flex: 1 },
});
