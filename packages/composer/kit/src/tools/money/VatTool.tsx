import { createKept } from '../../data/kept';
import { formatMoney, formatNumber } from '../../data/numbers';
import { currencySign, locale } from '../../locale';
import { strings } from '../../strings';
import { Segmented } from '../../ui/Segmented';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateVat } from './formulas';

export const useVat = createKept<{ amount: number | null; rate: number | null; isIncluded: boolean }>(
  'tool-vat',
  () => ({ amount: 1000, rate: 20, isIncluded: false }),
);

/** Price with and without value added tax. */
export function VatTool({ title }: { title: string }) {
  const { value, change } = useVat();
  const { net, tax, gross } = calculateVat(value.amount ?? 0, value.rate ?? 0, value.isIncluded);
  return (
    <FormulaScreen
      title={title}
      tool="vat"
      values={{ amount: value.amount, rate: value.rate }}
      onChange={(key, next) => change((now) => ({ ...now, [key]: next }))}
      choices={
        <Segmented
          label={strings.vat.kind}
          value={value.isIncluded ? 'included' : 'excluded'}
          onChange={(next) => change((now) => ({ ...now, isIncluded: next === 'included' }))}
          options={[
            { value: 'excluded', label: strings.vat.excluded },
            { value: 'included', label: strings.vat.included },
          ]}
        />
      }
      fields={[
        { key: 'amount', label: strings.vat.amount, unit: currencySign },
        {
          key: 'rate',
          label: strings.vat.rate,
          unit: '%',
          presets: locale.startsWith('tr') ? [1, 10, 20] : [5, 10, 20, 25],
        },
      ]}
      result={{
        label: value.isIncluded ? strings.vat.net : strings.vat.gross,
        value: formatMoney(value.isIncluded ? net : gross),
        note: strings.vat.taxOf(formatMoney(tax)),
      }}
      picture={
        <ShareBar
          share={gross === 0 ? 1 : net / gross}
          first={`${strings.vat.net} ${formatMoney(net)}`}
          second={formatMoney(tax)}
        />
      }
      lines={[
        { label: strings.vat.net, value: formatMoney(net) },
        { label: strings.vat.tax, value: formatMoney(tax) },
        { label: strings.vat.gross, value: formatMoney(gross) },
      ]}
      summary={`${formatMoney(value.amount ?? 0)} · %${formatNumber(value.rate ?? 0)}`}
    />
  );
}
