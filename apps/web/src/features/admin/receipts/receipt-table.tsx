import type { Receipt } from '@kilim/contract';
import { Link } from 'react-router';
import { openReceiptParams } from '../../../billing/receipt-params.ts';
import { ReceiptStatusBadge } from '../../../billing/receipt-status-badge.tsx';
import { formatDateTime, formatMoney } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';

// One table for all widths: below 1024 px its rows are laid out as cards.
const rowLook =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 lg:grid-cols-[9.5rem_minmax(0,1fr)_7rem_auto] lg:items-center';

function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { linkTo } = useUrlState(openReceiptParams);
  const { amount, billingDetails: buyer } = receipt;
  return (
    <tr className={classNames(rowLook, 'border-t border-line p-4 text-14 first:border-t-0 hover:bg-ink/4')}>
      <td className="min-w-0">
        <Link
          to={linkTo({ receiptId: receipt.id })}
          replace
          preventScrollReset
          aria-label={translate('adminReceipts.open', { number: receipt.receiptNumber })}
          className="font-medium numerals underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {receipt.receiptNumber}
        </Link>
        <span className="block text-12 text-muted numerals">
          {formatDateTime(receipt.createdAt, language)}
        </span>
      </td>
      <td className="min-w-0 max-lg:order-3 max-lg:col-span-2">
        <span className="block truncate">{buyer.companyName || buyer.name}</span>
        <span className="block truncate text-13 text-muted">{buyer.email}</span>
      </td>
      <td className="text-right font-semibold numerals">
        {formatMoney(amount.minor, amount.currency, language)}
      </td>
      <td className="flex flex-wrap justify-end gap-1 max-lg:order-4 max-lg:col-span-2 max-lg:justify-start lg:w-40">
        <ReceiptStatusBadge status={receipt.status} />
        {receipt.isSimulated ? <Badge tone="warning">{translate('adminReceipts.simulation')}</Badge> : null}
      </td>
    </tr>
  );
}

/** The receipts; a click on a row opens one. */
export function ReceiptTable({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const translate = useTranslate();
  return (
    <table className="block rounded-card border border-line bg-raised">
      <thead className="block max-lg:sr-only">
        <tr className={classNames(rowLook, 'border-b border-line px-4 py-2 text-left text-12 text-muted')}>
          <th scope="col" className="font-medium">
            {translate('adminReceipts.number')}
          </th>
          <th scope="col" className="font-medium">
            {translate('adminReceipts.buyer')}
          </th>
          <th scope="col" className="text-right font-medium">
            {translate('adminReceipts.amount')}
          </th>
          <th scope="col" className="text-right font-medium lg:w-40">
            {translate('adminReceipts.status')}
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} />
        ))}
      </tbody>
    </table>
  );
}
