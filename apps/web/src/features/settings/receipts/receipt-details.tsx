import { type Money, planCredits, type Receipt } from '@kilim/contract';
import { ReceiptStatusBadge } from '../../../billing/receipt-status-badge.tsx';
import { formatDateTime, formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';

/** All data of a receipt. */
export function ReceiptDetails({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = ({ minor, currency }: Money): string => formatMoney(minor, currency, language);
  const { billingDetails: buyer, credits } = receipt;
  const lines: [string, string | null][] = [
    [translate('receipts.detail.plan'), receipt.planName[language] || receipt.planName.tr],
    [
      translate('receipts.detail.credits'),
      credits === planCredits.unlimited
        ? translate('receipts.creditsUnlimited')
        : formatNumber(credits, language),
    ],
    [translate('receipts.detail.created'), formatDateTime(receipt.createdAt, language)],
    [
      translate('receipts.detail.paid'),
      receipt.paidAt === null ? null : formatDateTime(receipt.paidAt, language),
    ],
    [translate('receipts.detail.method'), translate(`receiptDocument.methods.${receipt.paymentMethod}`)],
    [translate('receipts.detail.transaction'), receipt.transactionId],
    [translate('receipts.detail.invoice'), receipt.invoiceNumber],
    [
      translate('receipts.detail.buyer'),
      [
        buyer.companyName || buyer.name,
        buyer.taxId,
        [buyer.address, buyer.state, buyer.zipCode, buyer.city].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [translate('receipts.detail.net'), money(receipt.net)],
    [translate('receipts.detail.tax', { rate: formatNumber(receipt.taxRate, language) }), money(receipt.tax)],
    [translate('receipts.detail.total'), money(receipt.amount)],
    [translate('receipts.detail.refunded'), receipt.refunded.minor === 0 ? null : money(receipt.refunded)],
    [translate('receipts.detail.notes'), receipt.notes === '' ? null : receipt.notes],
  ];
  return (
    <div className="flex flex-col gap-4 pt-2">
      <div className="flex flex-wrap gap-2">
        <ReceiptStatusBadge status={receipt.status} />
        {receipt.isSimulated ? <Badge tone="warning">{translate('receipts.simulation')}</Badge> : null}
      </div>
      <dl className="flex flex-col text-14">
        {lines.map(([label, value]) =>
          value === null ? null : (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="max-w-full text-right break-words whitespace-pre-line numerals sm:max-w-[65%]">
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="text-13 text-muted">{translate('receipts.detail.notInvoice')}</p>
    </div>
  );
}
