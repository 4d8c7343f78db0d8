import {
  AppError,
  isTicketActive,
  type TicketPriority,
  type TicketStatus,
  ticketLimits,
} from '@kilim/contract';

// Rules of tickets: docs/rules/support.md

/** Priority sort weight: docs/rules/support.md#queue */
export const priorityRanks: Readonly<Record<TicketPriority, number>> = {
  low: 1,
  medium: 2,
  high: 3,
  urgent: 4,
};

/** Order of the sort by status: what needs the support team comes first. */
export const statusRanks: Readonly<Record<TicketStatus, number>> = {
  open: 5,
  in_progress: 4,
  waiting_customer: 3,
  resolved: 2,
  closed: 1,
};

/** The status after a reply: docs/rules/support.md#replies */
export const statusAfterReply = { customer: 'in_progress', admin: 'waiting_customer' } as const;

interface Replied {
  readonly status: TicketStatus;
  readonly responses: number;
}

/** Throws `ticket_closed` and `ticket_reply_limit_reached`. Answers of the support team reopen a resolved ticket. */
export function requireReplyable({ status, responses }: Replied, author: 'customer' | 'admin'): void {
  const takesReplies = author === 'admin' ? status !== 'closed' : isTicketActive(status);
  if (!takesReplies) throw new AppError('ticket_closed');
  if (responses >= ticketLimits.repliesMaximum) {
    throw new AppError('ticket_reply_limit_reached', { params: { limit: ticketLimits.repliesMaximum } });
  }
}

/** Throws `ticket_not_resolved` and `ticket_already_rated`: docs/rules/support.md#survey */
export function requireRatable(ticket: {
  readonly status: TicketStatus;
  readonly customerSatisfaction: number | null;
}): void {
  if (ticket.customerSatisfaction !== null) throw new AppError('ticket_already_rated');
  if (ticket.status !== 'resolved') throw new AppError('ticket_not_resolved');
}

/** The priority that a customer chose; at least high for a plan with priority support. */
export const priorityFor = (chosen: TicketPriority, hasPrioritySupport: boolean): TicketPriority =>
  hasPrioritySupport && priorityRanks[chosen] < priorityRanks.high ? 'high' : chosen;

/** The middle of some durations in milliseconds; null without any. */
export function medianOf(durations: readonly number[]): number | null {
  if (durations.length === 0) return null;
  const sorted = durations.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2);
}
