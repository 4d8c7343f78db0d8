import { receiptStatuses, receiptStatusKeys } from '@kilim/contract';
import { Link } from 'react-router';
import { openReceiptParams, receiptStatusParam } from '../../../billing/receipt-params.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
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
      <ReceiptList list={list} isFiltered={status !== null} onShowAll={() => change({ status: null })} />
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

interface ReceiptListProps {
  readonly list: ReturnType<typeof useReceipts>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

function ReceiptList({ list, isFiltered, onShowAll }: ReceiptListProps) {
  const translate = useTranslate();
  if (list.isPending) {
    return (
      <div className="flex flex-col gap-3" aria-busy="true">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-16 w-full" />
        ))}
      </div>
    );
  }
  if (list.isError && list.data === undefined) {
    return (
      <ErrorState
        title={translate('receipts.failed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const rows = list.data.pages.flatMap((page) => page.receipts);
  if (rows.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={translate('receipts.noneTitle')}
        description={translate('receipts.none')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {translate('receipts.showAll')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={translate('receipts.emptyTitle')}
        description={translate('receipts.empty')}
        action={
          <Link to={paths.pricing.to()} className={buttonLook('primary')}>
            {translate('receipts.buy')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col">
        {rows.map((row) => (
          <ReceiptRow key={row.id} receipt={row} />
        ))}
      </ul>
      <LoadMore label={translate('receipts.more')} failed={translate('receipts.failed')} list={list} />
    </>
  );
}
