import { type Currency, currency, type EndpointReply, type getCheckout, planCredits } from '@kilim/contract';
import { useCredits } from '../../api/credits.ts';
import { formatMoney, formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export type CheckoutFacts = EndpointReply<typeof getCheckout>;

export interface OrderSummaryProps {
  readonly facts: CheckoutFacts;
  /** The price in another currency is loading. */
  readonly isChanging: boolean;
  /** The buyer's country does not allow the chosen currency. */
  readonly isCurrencyRefused: boolean;
  readonly onCurrency: (chosen: Currency) => void;
}

const signs: Readonly<Record<Currency, string>> = { TRY: '₺', USD: '$', EUR: '€', RUB: '₽' };

/** The plan, its net price, tax and total, and the estimated conversations. */
export function OrderSummary({ facts, isChanging, isCurrencyRefused, onCurrency }: OrderSummaryProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const balance = useCredits().data?.balance;
  const { plan, amount, net, tax, taxRate, credits, approximateConversations, currencies } = facts;
  const isUnlimited = credits === planCredits.unlimited;
  const countOf = (value: number): string =>
    isUnlimited ? translate('checkout.summary.unlimited') : formatNumber(value, language);
  const offered = currencies.includes(amount.currency) ? currencies : [amount.currency, ...currencies];
  const hasLimit = facts.isLiraOnlyInTurkiye && offered.includes('TRY') && !isCurrencyRefused;
  const lines: [string, string][] = [
    [translate('checkout.summary.credits'), countOf(credits)],
    [translate('checkout.summary.conversations'), countOf(approximateConversations)],
    [translate('checkout.summary.net'), formatMoney(net.minor, net.currency, language)],
    [
      translate('checkout.summary.tax', { rate: formatNumber(taxRate, language) }),
      formatMoney(tax.minor, tax.currency, language),
    ],
  ];
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <h2 className="text-16 font-semibold">{translate('checkout.summary.title')}</h2>
      <div>
        <p className="text-20 font-semibold">{plan.name[language] || plan.name.tr}</p>
        <p className="pt-1 text-14 text-muted">{plan.description[language] || plan.description.tr}</p>
      </div>
      {offered.length < 2 ? null : (
        <SelectField
          label={translate('checkout.summary.currency')}
          value={amount.currency}
          onChange={(event) => onCurrency(currency.parse(event.target.value))}
          options={offered.map((code) => ({ value: code, label: `${code} (${signs[code]})` }))}
          hint={hasLimit ? translate('checkout.summary.currencyLimit') : undefined}
          error={isCurrencyRefused ? translate('checkout.summary.liraOnly') : undefined}
        />
      )}
      <dl aria-busy={isChanging} className="flex flex-col gap-2 text-14">
        {lines.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="numerals">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">
            {translate('checkout.summary.total')}
            <span className="block text-12 font-normal text-muted">
              {translate('checkout.summary.taxIncluded')}
            </span>
          </dt>
          <dd className="text-20 font-semibold numerals">
            {formatMoney(amount.minor, amount.currency, language)}
          </dd>
        </div>
      </dl>
      {/* Reserves the line, because the value is known later than the rest. */}
      <p className="min-h-lh text-13 text-muted numerals">
        {balance === undefined
          ? null
          : translate('checkout.summary.balance', {
              count: balance,
              amount: formatNumber(balance, language),
            })}
      </p>
    </Card>
  );
}
