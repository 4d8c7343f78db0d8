import type { Money, Receipt } from '@kilim/contract';
import { countryName } from '../../../billing/country-name.ts';
import { formatDateTime, formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';

/** All data of a receipt, for administrators. */
export function ReceiptDetails({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = ({ minor, currency }: Money): string => formatMoney(minor, currency, language);
  const buyer = receipt.billingDetails;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [translate('receiptDocument.buyer'), [buyer.companyName, buyer.name].filter(Boolean).join(' · ')],
    [translate('receiptDocument.email'), buyer.email],
    [translate('receiptDocument.taxId'), [buyer.taxId, buyer.taxOffice].filter(Boolean).join(' · ')],
    [
      translate('adminReceipts.address'),
      [buyer.address, buyer.zipCode, buyer.state, buyer.city, countryName(buyer.country, language)]
        .filter(Boolean)
        .join(', '),
    ],
    [translate('receiptDocument.plan'), receipt.planName[language] || receipt.planName.tr],
    [translate('receiptDocument.credits'), formatNumber(receipt.credits, language)],
    [translate('receiptDocument.issued'), formatDateTime(receipt.createdAt, language)],
    [
      translate('receiptDocument.paid'),
      receipt.paidAt === null ? '' : formatDateTime(receipt.paidAt, language),
    ],
    [translate('receiptDocument.method'), translate(`receiptDocument.methods.${receipt.paymentMethod}`)],
    [translate('receiptDocument.transaction'), receipt.transactionId ?? ''],
    [translate('receiptDocument.net'), money(receipt.net)],
    [translate('receiptDocument.tax', { rate: formatNumber(receipt.taxRate, language) }), money(receipt.tax)],
    [translate('receiptDocument.total'), money(receipt.amount)],
    [translate('receiptDocument.refunded'), receipt.refunded.minor === 0 ? '' : money(receipt.refunded)],
    [translate('receiptDocument.notes'), receipt.notes],
  ];
  return (
    <dl className="grid gap-x-8 text-14 sm:grid-cols-2">
      {lines.map(([label, value]) =>
        value === '' ? null : (
          <div key={label} className="flex min-w-0 justify-between gap-4 border-t border-line py-2">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-right break-words whitespace-pre-line numerals">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
