import { receiptStatuses, receiptStatusKeys } from '@kilim/contract';
import { Link } from 'react-router';
import { openReceiptParams, receiptStatusParam } from '../../../billing/receipt-params.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useReceipts } from '../api/receipts.ts';
import { SettingsCard } from '../settings-card.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { ReceiptRow } from './receipt-row.tsx';

const receiptsParams = { status: receiptStatusParam, ...openReceiptParams };

/** Receipts of purchases; the URL holds the filter and the open receipt. */
export function ReceiptsSection() {
  const translate = useTranslate();
  const {
    state: { status, receiptId },
    change,
  } = useUrlState(receiptsParams);
  const list = useReceipts(status);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <SettingsCard
      title={translate('receipts.title')}
      description={translate('receipts.description')}
      aside={
        <select
          value={status === null ? '' : receiptStatusKeys[status]}
          onChange={({ target }) => change({ status: receiptStatusParam.parse(target.value) })}
          aria-label={translate('receipts.filter')}
          className={`${lineControlLook} w-auto! cursor-pointer max-sm:w-full!`}
        >
          <option value="">{translate('receipts.all')}</option>
          {receiptStatuses.map((name) => (
            <option key={name} value={receiptStatusKeys[name]}>
              {translate(`receiptDocument.status.${receiptStatusKeys[name]}`)}
            </option>
          ))}
        </select>
      }
    >
      <PagedList
        list={list}
        itemsOf={(page) => page.receipts}
        skeletonClass="h-16 w-full"
        skeletonRows={3}
        failed={translate('receipts.failed')}
        more={translate('receipts.more')}
        empty={
          status === null ? (
            <EmptyState
              title={translate('receipts.emptyTitle')}
              description={translate('receipts.empty')}
              action={
                <Link to={paths.pricing.to()} className={buttonLook('primary')}>
                  {translate('receipts.buy')}
                </Link>
              }
            />
          ) : (
            <EmptyState
              title={translate('receipts.noneTitle')}
              description={translate('receipts.none')}
              action={
                <Button variant="secondary" onClick={() => change({ status: null })}>
                  {translate('receipts.showAll')}
                </Button>
              }
            />
          )
        }
      >
        {(receipts) => (
          <ul className="flex flex-col">
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
      </PagedList>
      {total === 0 ? null : (
        <p role="status" className="text-13 text-muted numerals">
          {translate('receipts.count', { count: total })}
        </p>
      )}
      {receiptId === null ? null : (
        <ReceiptDialog id={receiptId} onClose={() => change({ receiptId: null })} />
      )}
    </SettingsCard>
  );
}
