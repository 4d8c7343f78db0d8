import { useRef } from 'react';
import { formatNumber, formatRate } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { defaultUrlState, isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { responseTime } from '../../../tickets/response-time.ts';
import { TicketRow, ticketListHeight, ticketRowHeight } from '../../../tickets/ticket-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { VirtualRows } from '../../../ui/virtual-rows.tsx';
import { useFigures, useQueue } from './api/queue.ts';
import { openTicketParams, queueParams } from './queue-params.ts';
import { QueueToolbar } from './queue-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
import { TicketPanel, type TicketPanelActions } from './ticket-panel.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** Open tickets, first answers and satisfaction: docs/rules/support.md#figures */
function Figures() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useFigures();
  const texts = data && {
    active: formatNumber(data.active, language),
    median:
      data.medianResponse === null
        ? translate('adminSupport.unmeasured')
        : responseTime(data.medianResponse, language, translate),
    satisfaction:
      data.satisfaction === null
        ? translate('adminSupport.noRatings')
        : translate('adminSupport.ratings', {
            count: data.ratings,
            average: formatRate(Math.round(data.satisfaction * 10) / 10, language),
          }),
  };
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {(['active', 'median', 'satisfaction'] as const).map((name) => (
        <Card key={name} className="flex flex-col-reverse justify-end px-4 py-3">
          <dt className="text-13 text-muted">{translate(`adminSupport.${name}`)}</dt>
          <dd className="min-h-7 text-16 font-semibold numerals">{texts?.[name]}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** All tickets; the URL holds search, filters, order and the open ticket: docs/rules/support.md#queue */
export default function SupportTab() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(queueParams);
  const opened = useUrlState(openTicketParams);
  const openId = opened.state.ticketId;
  const list = useQueue(filter);
  const first = list.data?.pages[0];
  const tickets = list.data?.pages.flatMap((page) => page.tickets) ?? [];
  const panel = useRef<TicketPanelActions>(null);
  const step = (by: number): void => {
    const index = tickets.findIndex(({ id }) => id === openId);
    const next = index === -1 ? tickets[0] : tickets[index + by];
    if (next) opened.change({ ticketId: next.id });
  };
  useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    r: () => panel.current?.focusAnswer(),
    e: () => panel.current?.resolve(),
  });
  return (
    <>
      <div>
        <h2 className="text-20 font-semibold">{translate('adminSupport.title')}</h2>
        <p role="status" className="min-h-6 pt-1 text-14 text-muted numerals">
          {first &&
            translate(first.isTotalExact ? 'adminSupport.count' : 'adminSupport.countMore', {
              count: first.total,
            })}
        </p>
        <p className="text-13 text-muted max-md:hidden">{translate('adminSupport.shortcuts')}</p>
      </div>
      <Figures />
      <SavedViews filter={filter} onChoose={change} />
      <QueueToolbar filter={filter} onChange={change} />
      <div className="grid items-start gap-5 xl:grid-cols-[19rem_minmax(0,1fr)]">
        <Card className={classNames('overflow-hidden', openId !== '' && 'max-xl:hidden')}>
          <PagedList
            list={list}
            itemsOf={(page) => page.tickets}
            skeletonClass="h-28"
            skeletonRows={3}
            failed={translate('support.failed')}
            more={translate('support.more')}
            empty={
              isDefaultUrlState(queueParams, filter) ? (
                <EmptyState
                  title={translate('adminSupport.emptyTitle')}
                  description={translate('adminSupport.empty')}
                />
              ) : (
                <EmptyState
                  title={translate('support.noneTitle')}
                  description={translate('adminSupport.none')}
                  action={
                    <Button variant="secondary" onClick={() => change(defaultUrlState(queueParams))}>
                      {translate('support.showAll')}
                    </Button>
                  }
                />
              )
            }
          >
            {(shown) => (
              <VirtualRows
                items={shown}
                keyOf={({ id }) => id}
                rowHeight={ticketRowHeight}
                height={ticketListHeight}
                label={translate('adminSupport.title')}
                onEnd={() => {
                  if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
                }}
              >
                {(ticket) => (
                  <TicketRow
                    ticket={ticket}
                    to={opened.linkTo({ ticketId: ticket.id })}
                    isOpen={ticket.id === openId}
                    aside={ticket.userEmail}
                  />
                )}
              </VirtualRows>
            )}
          </PagedList>
        </Card>
        {openId === '' ? (
          <Card className="max-xl:hidden">
            <EmptyState
              title={translate('support.chooseTitle')}
              description={translate('adminSupport.choose')}
            />
          </Card>
        ) : (
          <TicketPanel
            key={openId}
            ref={panel}
            ticketId={openId}
            onClose={() => opened.change({ ticketId: '' })}
          />
        )}
      </div>
    </>
  );
}
