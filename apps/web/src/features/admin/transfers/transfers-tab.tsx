import { type Transfer, transferStatus } from '@kilim/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { choiceParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useTransfers } from './api/transfers.ts';
import { ResolveTransferDialog, type TransferDecision } from './resolve-transfer-dialog.tsx';
import { TransferCard } from './transfer-card.tsx';

/** The queue of unmatched transfers unless the URL names another status. */
const transferParams = { status: choiceParam('status', ['all', ...transferStatus.options], 'unmatched') };

/** Transfers that match no order, for an administrator to decide. */
export default function TransfersTab() {
  const translate = useTranslate();
  const {
    state: { status },
    change,
  } = useUrlState(transferParams);
  const list = useTransfers(status === 'all' ? null : status);
  const isQueue = status === 'unmatched';
  const [settled, setSettled] = useState<{ transfer: Transfer; kind: TransferDecision } | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-xl min-w-0">
          <h2 className="text-20 font-semibold">{translate('adminTransfers.title')}</h2>
          <p className="pt-1 text-14 text-muted">{translate('adminTransfers.intro')}</p>
        </div>
        <select
          value={status}
          onChange={({ target }) => change({ status: transferParams.status.parse(target.value) })}
          aria-label={translate('adminTransfers.filter')}
          className={`${lineControlLook} w-auto! cursor-pointer max-sm:w-full!`}
        >
          <option value="all">{translate('adminTransfers.all')}</option>
          {transferStatus.options.map((name) => (
            <option key={name} value={name}>
              {translate(`adminTransfers.status.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <PagedList
        list={list}
        itemsOf={(page) => page.transfers}
        skeletonClass="h-36 rounded-card"
        skeletonRows={3}
        failed={translate('adminTransfers.failed')}
        more={translate('adminTransfers.more')}
        empty={
          <EmptyState
            title={translate(isQueue ? 'adminTransfers.queueEmptyTitle' : 'adminTransfers.emptyTitle')}
            description={translate(isQueue ? 'adminTransfers.queueEmpty' : 'adminTransfers.empty')}
          />
        }
      >
        {(transfers) => (
          <ul className="flex flex-col gap-3">
            {transfers.map((transfer) => (
              <li key={transfer.id}>
                <TransferCard transfer={transfer} onSettle={(kind) => setSettled({ transfer, kind })} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {settled === null ? null : (
        <ResolveTransferDialog
          key={`${settled.transfer.id} ${settled.kind}`}
          transfer={settled.transfer}
          kind={settled.kind}
          onClose={() => setSettled(null)}
        />
      )}
    </>
  );
}
