import type { UserId } from '@kilim/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../platform/db/index.ts';

/** Whose tickets: a member's with those that came from the member's verified address, or everyone's. */
export type TicketOwner = { readonly userId: UserId; readonly verifiedEmail: string | null } | 'everyone';

export type Tickets = ExpressionBuilder<Database, 'support_tickets'>;

/** Tickets that a member may read: docs/rules/support.md#identity */
export const isOwnedBy =
  (owner: Exclude<TicketOwner, 'everyone'>) =>
  (eb: Tickets): Expression<SqlBool> =>
    owner.verifiedEmail === null
      ? eb('support_tickets.user_id', '=', owner.userId)
      : eb.or([
          eb('support_tickets.user_id', '=', owner.userId),
          eb.and([
            eb('support_tickets.user_id', 'is', null),
            eb('support_tickets.user_email', '=', owner.verifiedEmail),
          ]),
        ]);

/** Whether the other side wrote something that this side has not read. */
export const hasUnread = (author: 'customer' | 'admin') => (eb: Tickets) =>
  eb.exists(
    eb
      .selectFrom('ticket_replies')
      .select('ticket_replies.id')
      .whereRef('ticket_replies.ticket_id', '=', 'support_tickets.id')
      .where('ticket_replies.author_type', '=', author)
      .where('ticket_replies.is_read', '=', 0),
  );
