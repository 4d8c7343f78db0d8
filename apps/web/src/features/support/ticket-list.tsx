import { ticketStatus } from '@kilim/contract';
import { RotateCw } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { defaultUrlState, isDefaultUrlState, useUrlState } from '../../navigation/use-url-state.ts';
import { TicketRow, ticketListHeight, ticketRowHeight } from '../../tickets/ticket-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lineControlLook } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { useTickets } from './api/tickets.ts';
import { openParams, ticketListParams } from './support-params.ts';

/** Milliseconds. */
const searchDelay = 250;

export interface TicketListProps {
  readonly openId: string;
  readonly onCreate: () => void;
}

/** The caller's tickets with search and status; the URL holds both. */
export function TicketList({ openId, onCreate }: TicketListProps) {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(ticketListParams);
  const { linkTo } = useUrlState(openParams);
  const list = useTickets(filter);
  const search = useDebouncedText(filter.search, searchDelay, (text) => change({ search: text }));
  const total = list.data?.pages[0]?.total;
  return (
    <Card className="flex flex-col overflow-hidden">
      <div className="flex flex-col gap-3 border-b border-line p-4">
        <div className="flex items-center justify-between gap-2">
          <h2 role="status" className="text-16 font-semibold numerals">
            {translate('support.mine', { count: total ?? 0 })}
          </h2>
          <IconButton
            label={translate('support.refresh')}
            icon={<RotateCw aria-hidden="true" className={list.isFetching ? 'animate-spin' : undefined} />}
            onClick={() => void list.refetch()}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <SearchField
            label={translate('support.search')}
            maxLength={100}
            className="basis-full"
            {...search}
          />
          <select
            value={filter.status ?? ''}
            onChange={({ target }) => change({ status: ticketListParams.status.parse(target.value) })}
            aria-label={translate('support.statusLabel')}
            className={`${lineControlLook} cursor-pointer truncate`}
          >
            <option value="">{translate('support.allStatuses')}</option>
            {ticketStatus.options.map((name) => (
              <option key={name} value={name}>
                {translate(`support.status.${name}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <PagedList
        list={list}
        itemsOf={(page) => page.tickets}
        skeletonClass="h-28"
        skeletonRows={3}
        failed={translate('support.failed')}
        more={translate('support.more')}
        empty={
          isDefaultUrlState(ticketListParams, filter) ? (
            <EmptyState
              title={translate('support.emptyTitle')}
              description={translate('support.empty')}
              action={<Button onClick={onCreate}>{translate('support.createFirst')}</Button>}
            />
          ) : (
            <EmptyState
              title={translate('support.noneTitle')}
              description={translate('support.none')}
              action={
                <Button variant="secondary" onClick={() => change(defaultUrlState(ticketListParams))}>
                  {translate('support.showAll')}
                </Button>
              }
            />
          )
        }
      >
        {(tickets) => (
          <VirtualRows
            items={tickets}
            keyOf={({ id }) => id}
            rowHeight={ticketRowHeight}
            height={ticketListHeight}
            label={translate('support.title')}
            onEnd={() => {
              if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
            }}
          >
            {(ticket) => (
              <TicketRow ticket={ticket} to={linkTo({ ticketId: ticket.id })} isOpen={ticket.id === openId} />
            )}
          </VirtualRows>
        )}
      </PagedList>
    </Card>
  );
}
