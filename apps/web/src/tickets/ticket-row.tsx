import type { Ticket } from '@kilim/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { classNames } from '../ui/class-names.ts';
import { categoryKeys, PriorityDot, shortId, TicketBadges } from './ticket-badges.tsx';

/** docs/rules/support.md#lists */
export const ticketRowHeight = 140;
export const ticketListHeight = 384;
const previewLength = 100;

type ShownTicket = Pick<
  Ticket,
  'id' | 'subject' | 'message' | 'priority' | 'status' | 'category' | 'createdAt' | 'responses' | 'isUnread'
>;

export interface TicketRowProps {
  readonly ticket: ShownTicket;
  readonly to: string;
  readonly isOpen: boolean;
  /** More about the ticket, such as its customer. */
  readonly aside?: ReactNode;
}

/** A ticket in a list; a press opens it. */
export function TicketRow({ ticket, to, isOpen, aside }: TicketRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const replies = ticket.responses - 1;
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'flex h-full flex-col gap-1 overflow-hidden border-b border-line px-4 py-3 transition-colors',
        isOpen ? 'bg-primary/8' : 'hover:bg-ink/4',
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <PriorityDot priority={ticket.priority} />
        <span className="text-12 text-muted numerals">
          {translate('support.number', { id: shortId(ticket.id) })}
        </span>
        {ticket.isUnread ? (
          <span
            role="img"
            aria-label={translate('support.unread')}
            className="size-2.5 shrink-0 animate-pulse rounded-full bg-success motion-reduce:animate-none"
          />
        ) : null}
        <span className="ml-auto flex shrink-0 gap-1">
          <TicketBadges ticket={ticket} />
        </span>
      </span>
      <span className={classNames('truncate text-14', ticket.isUnread ? 'font-semibold' : 'font-medium')}>
        {ticket.subject}
      </span>
      <span className="truncate text-13 text-muted">{ticket.message.slice(0, previewLength)}</span>
      <span className="mt-auto flex min-w-0 gap-x-2 text-12 text-muted numerals">
        <span className="shrink-0">{formatDate(ticket.createdAt, language)}</span>
        <span className="truncate">{translate(categoryKeys[ticket.category])}</span>
        <span className="ml-auto shrink-0">{translate('support.replies', { count: replies })}</span>
      </span>
      {aside === undefined ? null : <span className="truncate text-12 text-muted">{aside}</span>}
    </Link>
  );
}
