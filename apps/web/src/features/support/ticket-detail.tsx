import { isTicketActive, type OwnTicket, type OwnTicketConversation } from '@kilim/contract';
import { ArrowLeft, Info } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { formatDateTime } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { MessageFiles } from '../../tickets/attachments/message-files.tsx';
import { Conversation } from '../../tickets/conversation.tsx';
import { categoryKeys, shortId, TicketBadges } from '../../tickets/ticket-badges.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMarkRead, useTicket } from './api/tickets.ts';
import { ReplyForm } from './reply-form.tsx';
import { Survey } from './survey.tsx';

export interface TicketDetailProps {
  readonly ticketId: string;
  readonly onClose: () => void;
}

function Banner({ status }: Pick<OwnTicket, 'status'>) {
  const translate = useTranslate();
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control border border-info/35 bg-info/8 px-3 py-2.5 text-13 text-info"
    >
      <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
      {translate(`support.banner.${status}`)}
    </p>
  );
}

function OpenTicket({ conversation }: { readonly conversation: OwnTicketConversation }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ticket, replies, projectName } = conversation;
  const hasSurvey = ticket.status === 'resolved' || ticket.customerSatisfaction !== null;
  return (
    <>
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-muted numerals">
            {translate('support.number', { id: shortId(ticket.id) })}
          </span>
          <TicketBadges ticket={ticket} />
        </p>
        <h2 className="text-20 font-semibold [overflow-wrap:anywhere]">{ticket.subject}</h2>
        <p className="flex flex-wrap gap-x-3 text-13 text-muted numerals">
          <time dateTime={ticket.createdAt}>{formatDateTime(ticket.createdAt, language)}</time>
          <span>{translate(categoryKeys[ticket.category])}</span>
          {projectName === null ? null : <span>{translate('support.project', { name: projectName })}</span>}
        </p>
      </header>
      <Banner status={ticket.status} />
      <section className="flex flex-col gap-2">
        <h3 className="text-14 font-semibold">{translate('support.original')}</h3>
        <p className="rounded-card border border-line bg-sunken px-4 py-3 text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {ticket.message}
        </p>
        <MessageFiles reply={replies[0]} own="customer" />
      </section>
      <Conversation
        replies={replies}
        own="customer"
        nameOf={({ authorType }) => translate(authorType === 'admin' ? 'support.team' : 'support.you')}
      />
      {isTicketActive(ticket.status) ? <ReplyForm ticketId={ticket.id} /> : null}
      {hasSurvey ? <Survey ticketId={ticket.id} stars={ticket.customerSatisfaction} /> : null}
    </>
  );
}

/** One ticket with its conversation; opening it marks its answers as read. */
export function TicketDetail({ ticketId, onClose }: TicketDetailProps) {
  const translate = useTranslate();
  const query = useTicket(ticketId);
  const { mutate } = useMarkRead();
  const isUnread = query.data?.ticket.isUnread ?? false;
  const markRead = useEffectEvent(() => mutate(ticketId));
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);
  return (
    <article className="flex flex-col gap-5 p-4 sm:p-6">
      <Button
        variant="quiet"
        className="self-start lg:hidden"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onClose}
      >
        {translate('support.back')}
      </Button>
      {query.data !== undefined ? (
        <OpenTicket conversation={query.data} />
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
  );
}
