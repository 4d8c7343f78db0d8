import { planCredits, type Receipt } from '@kilim/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { openReceiptParams } from '../../../billing/receipt-params.ts';
import { ReceiptStatusBadge } from '../../../billing/receipt-status-badge.tsx';
import { formatDate, formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Badge } from '../../../ui/badge.tsx';

/** One receipt of the list; the whole row opens its details. */
export function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { linkTo } = useUrlState(openReceiptParams);
  const { amount, credits } = receipt;
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={linkTo({ receiptId: receipt.id })}
        replace
        preventScrollReset
        aria-label={translate('receipts.open', { number: receipt.receiptNumber })}
        className="-mx-2 flex items-center gap-3 rounded-control px-2 py-3 hover:bg-ink/4"
      >
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-14 font-medium">{receipt.planName[language] || receipt.planName.tr}</span>
            <ReceiptStatusBadge status={receipt.status} />
            {receipt.isSimulated ? <Badge tone="warning">{translate('receipts.simulation')}</Badge> : null}
          </div>
          <div className="flex flex-wrap gap-x-3 pt-1 text-13 text-muted numerals">
            <span>{receipt.receiptNumber}</span>
            <span>{formatDate(receipt.createdAt, language)}</span>
            <span>
              {credits === planCredits.unlimited
                ? translate('receipts.creditsUnlimited')
                : translate('receipts.credits', { count: credits, amount: formatNumber(credits, language) })}
            </span>
          </div>
        </div>
        <span className="text-14 font-semibold numerals">
          {formatMoney(amount.minor, amount.currency, language)}
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
