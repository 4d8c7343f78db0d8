import { createKept } from '../../data/kept';
import { formatMoney, formatPercent } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateMargin } from './formulas';

export const useMargin = createKept<Record<'cost' | 'price' | 'count', number | null>>('tool-margin', () => ({
  cost: 80,
  price: 120,
  count: 1,
}));

/** What a sale leaves. */
export function MarginTool({ title }: { title: string }) {
  const { value: values, change } = useMargin();
  const cost = values.cost ?? 0;
  const price = values.price ?? 0;
  const count = values.count ?? 1;
  const { profit, margin, markup } = calculateMargin(cost, price);
  return (
    <FormulaScreen
      title={title}
      tool="margin"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'cost', label: strings.margin.cost, unit: currencySign },
        { key: 'price', label: strings.margin.price, unit: currencySign },
        { key: 'count', label: strings.margin.count, presets: [1, 10, 50, 100] },
      ]}
      result={{
        label: profit < 0 ? strings.margin.loss : strings.margin.profit,
        value: formatMoney(profit * count),
        note: strings.margin.note(formatPercent(margin)),
      }}
      picture={
        <ShareBar
          share={price === 0 ? 0 : cost / price}
          first={`${strings.margin.cost} ${formatMoney(cost)}`}
          second={formatMoney(profit)}
        />
      }
      lines={[
        { label: strings.margin.margin, value: formatPercent(margin) },
        { label: strings.margin.markup, value: formatPercent(markup) },
        { label: strings.margin.perPiece, value: formatMoney(profit) },
      ]}
      summary={`${formatMoney(cost)} → ${formatMoney(price)}`}
    />
  );
}
