import type { TicketConversation } from '@kilim/contract';
import { ArrowLeft } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { MessageFiles } from '../../../tickets/attachments/message-files.tsx';
import { Conversation } from '../../../tickets/conversation.tsx';
import { categoryKeys, shortId, TicketBadges } from '../../../tickets/ticket-badges.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { type TicketUpdate, useMarkRead, useQueuedTicket, useUpdateTicket } from './api/queue.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { TicketControls } from './ticket-controls.tsx';
import { TicketNotes } from './ticket-notes.tsx';

/** The text of a failed change: each has its own. */
const failureOf = (changes: TicketUpdate) =>
  changes.status !== undefined
    ? 'adminSupport.statusFailed'
    : changes.priority !== undefined
      ? 'adminSupport.priorityFailed'
      : 'adminSupport.changeFailed';

/** What the keys of the queue do with the open ticket. */
export interface TicketPanelActions {
  focusAnswer(): void;
  resolve(): void;
}

export interface TicketPanelProps {
  readonly ticketId: string;
  readonly onClose: () => void;
  readonly ref: Ref<TicketPanelActions>;
}

interface OpenTicketProps {
  readonly conversation: TicketConversation;
  readonly onChange: ReturnType<typeof useUpdateTicket>['mutate'];
}

function OpenTicket({ conversation, onChange }: OpenTicketProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ticket, replies, notes } = conversation;
  return (
    <>
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-muted numerals">
            {translate('support.number', { id: shortId(ticket.id) })}
          </span>
          <TicketBadges ticket={ticket} />
        </p>
        <h3 className="text-20 font-semibold [overflow-wrap:anywhere]">{ticket.subject}</h3>
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          {translate('adminSupport.from', { name: ticket.userName, email: ticket.userEmail })}
        </p>
        <p className="flex flex-wrap gap-x-3 text-13 text-muted numerals">
          <time dateTime={ticket.createdAt}>{formatDateTime(ticket.createdAt, language)}</time>
          <span>{translate(categoryKeys[ticket.category])}</span>
        </p>
      </header>
      <TicketControls ticket={ticket} onChange={onChange} />
      <section className="flex flex-col gap-2">
        <h3 className="text-14 font-semibold">{translate('support.original')}</h3>
        <p className="rounded-card border border-line bg-sunken px-4 py-3 text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {ticket.message}
        </p>
        <MessageFiles reply={replies[0]} own="admin" />
      </section>
      <Conversation
        replies={replies}
        own="admin"
        nameOf={({ authorType, authorName }) =>
          authorName || (authorType === 'admin' ? translate('support.team') : ticket.userEmail)
        }
      />
      {ticket.status === 'closed' ? null : <AnswerForm ticketId={ticket.id} />}
      {ticket.customerSatisfaction === null ? null : (
        <p className="text-14 text-muted numerals">
          {translate('support.stars', { count: ticket.customerSatisfaction })}
        </p>
      )}
      <TicketNotes ticketId={ticket.id} notes={notes} />
    </>
  );
}

/** One ticket with its answer form and notes, beside its customer; opening it marks the messages as read. */
export function TicketPanel({ ticketId, onClose, ref }: TicketPanelProps) {
  const translate = useTranslate();
  const query = useQueuedTicket(ticketId);
  const update = useUpdateTicket(ticketId);
  const { mutate: read } = useMarkRead();
  const panel = useRef<HTMLElement>(null);
  const isUnread = query.data?.ticket.isUnread ?? false;
  const markRead = useEffectEvent(() => read(ticketId));
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);
  const change: typeof update.mutate = (changes) =>
    update.mutate(changes, {
      onSuccess: () => showToast({ type: 'success', title: translate('adminSupport.changed') }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate(failureOf(changes)),
          message: errorText(error, translate),
        }),
    });
  useImperativeHandle(ref, () => ({
    focusAnswer: () => panel.current?.querySelector('textarea')?.focus(),
    resolve: () => change({ status: 'resolved' }),
  }));
  return (
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_15rem]">
      <Card className="min-w-0">
        <article ref={panel} className="flex flex-col gap-5 p-4 sm:p-5">
          <Button
            variant="quiet"
            className="self-start xl:hidden"
            icon={<ArrowLeft aria-hidden="true" className="size-4" />}
            onClick={onClose}
          >
            {translate('support.back')}
          </Button>
          {query.data !== undefined ? (
            <OpenTicket conversation={query.data} onChange={change} />
          ) : query.isPending ? (
            <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3">
              <Skeleton className="h-8 w-2/3" />
              <Skeleton className="h-24" />
              <Skeleton className="h-40" />
            </div>
          ) : (
            <ErrorState
              title={translate('support.detailFailed')}
              error={query.error}
              isRetrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          )}
        </article>
      </Card>
      <CustomerPanel ticketId={ticketId} />
    </div>
  );
}
