import { openReceiptParams } from '../../../billing/receipt-params.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { defaultUrlState, isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
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
  const first = list.data?.pages[0];
  return (
    <>
      <div>
        <h2 className="text-20 font-semibold">{translate('adminReceipts.title')}</h2>
        <p role="status" className="min-h-6 pt-1 text-14 text-muted numerals">
          {first &&
            translate(first.isTotalExact ? 'adminReceipts.count' : 'adminReceipts.countMore', {
              count: first.total,
            })}
        </p>
      </div>
      <ReceiptsToolbar filter={filter} onChange={change} />
      <PagedList
        list={list}
        itemsOf={(page) => page.receipts}
        skeletonClass="h-14 rounded-card"
        skeletonRows={5}
        failed={translate('adminReceipts.failed')}
        more={translate('adminReceipts.more')}
        empty={
          isDefaultUrlState(receiptListParams, filter) ? (
            <EmptyState
              title={translate('adminReceipts.emptyTitle')}
              description={translate('adminReceipts.empty')}
            />
          ) : (
            <EmptyState
              title={translate('adminReceipts.noneTitle')}
              description={translate('adminReceipts.none')}
              action={
                <Button variant="secondary" onClick={() => change(defaultUrlState(receiptListParams))}>
                  {translate('adminReceipts.showAll')}
                </Button>
              }
            />
          )
        }
      >
        {(receipts) => <ReceiptTable receipts={receipts} />}
      </PagedList>
      {opened.state.receiptId === null ? null : (
        <ReceiptDialog
          receiptId={opened.state.receiptId}
          onClose={() => opened.change({ receiptId: null })}
        />
      )}
    </>
  );
}
