import { type Order, planCredits } from '@kilim/contract';
import { formatMoney, formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';

/** Plan, credits, price and receipt number of an order. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const language = useLanguage();
  const credits =
    order.credits === planCredits.unlimited
      ? translate('checkout.summary.unlimited')
      : formatNumber(order.credits, language);
  const lines: [string, string][] = [
    [translate('checkout.summary.plan'), order.planName[language] || order.planName.tr],
    [translate('checkout.summary.credits'), credits],
    [translate('checkout.step.amount'), formatMoney(order.amount.minor, order.amount.currency, language)],
    [translate('checkout.result.receiptNumber'), order.receiptNumber],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-control bg-sunken px-4 py-3 sm:grid-cols-4">
      {lines.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="pt-0.5 text-14 font-medium break-words numerals">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
