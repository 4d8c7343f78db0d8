import { openReceiptParams } from '../../../billing/receipt-params.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { defaultUrlState, isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAllReceipts } from './api/receipts.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { receiptListParams } from './receipt-list-params.ts';
import { ReceiptTable } from './receipt-table.tsx';
import { ReceiptsToolbar } from './receipts-toolbar.tsx';

/** All receipts; the URL holds the filter and the open receipt. */
export default function ReceiptsTab() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(receiptListParams);
  const opened = useUrlState(openReceiptParams);
  const list = useAllReceipts(filter);
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <div>
        <h2 className="text-20 font-semibold">{translate('adminReceipts.title')}</h2>
        <p role="status" className="min-h-6 pt-1 text-14 text-muted numerals">
          {total === undefined ? null : translate('adminReceipts.count', { count: total })}
        </p>
      </div>
      <ReceiptsToolbar filter={filter} onChange={change} />
      <Rows
        list={list}
        isFiltered={!isDefaultUrlState(receiptListParams, filter)}
        onShowAll={() => change(defaultUrlState(receiptListParams))}
      />
      {opened.state.receiptId === null ? null : (
        <ReceiptDialog
          receiptId={opened.state.receiptId}
          onClose={() => opened.change({ receiptId: null })}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly list: ReturnType<typeof useAllReceipts>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

function Rows({ list, isFiltered, onShowAll }: RowsProps) {
  const translate = useTranslate();
  if (list.isPending) {
    return (
      <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3">
        {[0, 1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-14 rounded-card" />
        ))}
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={translate('adminReceipts.failed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const receipts = list.data.pages.flatMap((page) => page.receipts);
  if (receipts.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={translate('adminReceipts.noneTitle')}
        description={translate('adminReceipts.none')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {translate('adminReceipts.showAll')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={translate('adminReceipts.emptyTitle')}
        description={translate('adminReceipts.empty')}
      />
    );
  }
  return (
    <>
      <ReceiptTable receipts={receipts} />
      <LoadMore
        label={translate('adminReceipts.more')}
        failed={translate('adminReceipts.failed')}
        list={list}
      />
    </>
  );
}
