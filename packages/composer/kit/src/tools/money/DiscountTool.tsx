import { createKept } from '../../data/kept';
import { formatMoney, formatPercent } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateDiscount } from './formulas';

export const useDiscount = createKept<Record<'price' | 'percent' | 'extra', number | null>>(
  'tool-discount',
  () => ({ price: 500, percent: 30, extra: null }),
);

/** What a thing costs after one or two discounts. */
export function DiscountTool({ title }: { title: string }) {
  const { value: values, change } = useDiscount();
  const full = values.price ?? 0;
  const first = calculateDiscount(full, values.percent ?? 0);
  const second = calculateDiscount(first.price, values.extra ?? 0);
  const saved = full - second.price;
  const real = full === 0 ? 0 : (saved / full) * 100;
  return (
    <FormulaScreen
      title={title}
      tool="discount"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'price', label: strings.discount.price, unit: currencySign },
        { key: 'percent', label: strings.discount.percent, unit: '%', presets: [10, 20, 25, 30, 40, 50, 70] },
        { key: 'extra', label: strings.discount.extra, unit: '%' },
      ]}
      result={{
        label: strings.discount.pay,
        value: formatMoney(second.price),
        note: strings.discount.saved(formatMoney(saved)),
      }}
      picture={
        <ShareBar
          share={full === 0 ? 1 : second.price / full}
          first={formatMoney(second.price)}
          second={`−${formatMoney(saved)}`}
        />
      }
      lines={[
        { label: strings.discount.afterFirst, value: formatMoney(first.price) },
        { label: strings.discount.real, value: formatPercent(real) },
      ]}
      summary={`${formatMoney(full)} · %${values.percent ?? 0}`}
    />
  );
}
