import {
  AppError,
  attachmentLimits,
  type ChosenTicketCategory,
  isTicketActive,
  type OwnTicket,
  type OwnTicketConversation,
  type TicketPriority,
  type TicketReference,
  type TicketStatus,
  type TicketSummary,
  ticketLimits,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Figures } from './figures.ts';
import { findOpenedTicket, isSentAlready, runOnce } from './is-sent-already.ts';
import { countByStatus, countTickets, listTickets } from './list-repository.ts';
import type { Notices } from './notify.ts';
import { openTicket } from './open-ticket.ts';
import { countUnread, findPerson, findProjectName, hasReference, type Person } from './people-repository.ts';
import { priorityFor, requireRatable, requireReplyable, statusAfterReply } from './policy.ts';
import type { ReplyDraft, SupportPorts } from './ports.ts';
import { presentOwn, presentOwnReply } from './present.ts';
import { forgetAuthor, insertReply, isReplyIdTaken, listReplies, markRead } from './reply-repository.ts';
import { changeTicket, deleteGuestTickets, findTicket, listTicketsOf, lockTicket } from './repository.ts';
import { type ReplyRecord, type TicketRecord, ticketCursor } from './ticket.ts';

export interface TicketDraft {
  readonly subject: string;
  readonly message: string;
  readonly category: ChosenTicketCategory;
  readonly priority: TicketPriority;
  readonly attachments?: readonly string[] | undefined;
  readonly reference?: TicketReference | undefined;
  readonly idempotencyKey?: string | undefined;
}

interface OwnQuery {
  readonly status?: TicketStatus | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A customer's own tickets. Those of others look like missing ones: `ticket_not_found`. */
export interface CustomerTickets {
  summary(userId: UserId): Promise<TicketSummary>;
  list(
    userId: UserId,
    query: OwnQuery,
  ): Promise<{ tickets: OwnTicket[]; total: number; nextCursor: string | null }>;
  /** `id` is that of a client that makes ids itself. Throws `document_already_exists` when it is taken. */
  create(userId: UserId, draft: TicketDraft, id?: string | null): Promise<OwnTicket>;
  find(userId: UserId, ticketId: string): Promise<OwnTicketConversation>;
  reply(
    userId: UserId,
    ticketId: string,
    draft: ReplyDraft,
    id?: string | null,
  ): Promise<OwnTicketConversation>;
  /** Adds an uploaded file to the member's last message, which has no answer yet. */
  attach(userId: UserId, ticketId: string, fileId: string): Promise<void>;
  markRead(userId: UserId, ticketId: string): Promise<void>;
  rate(userId: UserId, ticketId: string, stars: number): Promise<OwnTicket>;
  /** All tickets with their replies for the data export, oldest first. */
  export(userId: UserId): Promise<readonly { ticket: OwnTicket; replies: unknown[] }[]>;
  /** Whether a member may read a ticket as its customer. */
  isReader(userId: UserId, ticketId: string): Promise<boolean>;
  /** All tickets of a member. */
  listIds(userId: UserId): Promise<string[]>;
  /** Deletes what the deletion of the account would leave behind. */
  erase(userId: UserId): Promise<void>;
}

const ownerOf = ({ id, email, isEmailVerified }: Person) => ({
  userId: id,
  verifiedEmail: isEmailVerified ? email : null,
});

/** docs/rules/support.md#identity */
const owns = (person: Person, ticket: TicketRecord): boolean =>
  ticket.userId === person.id ||
  (ticket.userId === null && person.isEmailVerified && ticket.userEmail === person.email);

export function createCustomerTickets(
  ports: SupportPorts,
  notices: Notices,
  figures: Figures,
): CustomerTickets {
  const { transactions, clock } = ports;

  const requirePerson = async (tx: Tx, userId: UserId): Promise<Person> => {
    const person = await findPerson(tx, userId);
    if (!person) throw new AppError('ticket_not_found');
    return person;
  };
  const requireOwn = (person: Person, ticket: TicketRecord | null): TicketRecord => {
    if (!ticket || !owns(person, ticket)) throw new AppError('ticket_not_found');
    return ticket;
  };
  const lockOwn = async (tx: Tx, userId: UserId, ticketId: string) => {
    const person = await requirePerson(tx, userId);
    return { person, ticket: requireOwn(person, await lockTicket(tx, ticketId)) };
  };

  const find = async (userId: UserId, ticketId: string): Promise<OwnTicketConversation> => {
    const tx = transactions.outside;
    const ticket = requireOwn(await requirePerson(tx, userId), await findTicket(tx, ticketId));
    const replies = await listReplies(tx, [ticketId]);
    const files = await ports.files.list(tx, [ticketId]);
    const isUnread = replies.some(({ authorType, isRead }) => authorType === 'admin' && !isRead);
    return {
      ticket: presentOwn({ ...ticket, isUnread }),
      replies: replies.map((reply) => presentOwnReply(reply, files)),
      projectName: ticket.reference === null ? null : await findProjectName(tx, ticket.reference.projectId),
    };
  };

  return {
    find,
    summary: async (userId) => {
      const tx = transactions.outside;
      const owner = ownerOf(await requirePerson(tx, userId));
      const counts = await countByStatus(tx, owner);
      const of = (...statuses: TicketStatus[]): number =>
        statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
      return {
        total: of('open', 'in_progress', 'waiting_customer', 'resolved', 'closed'),
        active: of('open', 'in_progress'),
        resolved: of('resolved', 'closed'),
        waiting: of('waiting_customer'),
        unread: await countUnread(tx, owner),
        medianResponse: await figures.medianResponse(),
      };
    },
    list: async (userId, { status, search, limit, cursor }) => {
      const tx = transactions.outside;
      const after = cursor === undefined ? null : decodeCursor(cursor, ticketCursor);
      const filter = { owner: ownerOf(await requirePerson(tx, userId)), status, search };
      const { tickets } = await listTickets(tx, filter, { sort: 'newest', after, count: limit + 1 });
      const { rows, nextCursor } = cutPage(tickets, limit, ({ createdAt, id }) => [createdAt, id]);
      const { total } = await countTickets(tx, filter);
      return { tickets: rows.map(presentOwn), total, nextCursor };
    },
    create: async (userId, { reference = null, attachments = [], ...draft }, id = null) => {
      const hasPrioritySupport = await ports.hasPrioritySupport(userId);
      const site = await ports.readSite();
      const { idempotencyKey } = draft;
      const open = async (tx: Tx) => {
        const person = await requirePerson(tx, userId);
        const sent = await findOpenedTicket(tx, userId, draft);
        if (sent) return { ticket: sent, newReplyId: null };
        const counts = await countByStatus(tx, { userId, verifiedEmail: null });
        const active = [...counts].reduce((sum, [status, n]) => (isTicketActive(status) ? sum + n : sum), 0);
        if (active >= ticketLimits.activeMaximum) {
          throw new AppError('ticket_limit_reached', { params: { limit: ticketLimits.activeMaximum } });
        }
        if (reference !== null && !(await hasReference(tx, userId, reference))) {
          throw new AppError('ticket_reference_not_found');
        }
        const { name, email } = person;
        const priority = priorityFor(draft.priority, hasPrioritySupport);
        if (id !== null && (await findTicket(tx, id))) throw new AppError('document_already_exists');
        const opened = await openTicket(tx, clock.now(), {
          ...draft,
          id,
          userId,
          name,
          email,
          priority,
          reference,
        });
        const to = { ticketId: opened.ticket.id, replyId: opened.replyId, side: 'customer' } as const;
        const files = await ports.files.attach(tx, userId, attachments, { ...to, readerId: userId });
        await notices.mailTeam(tx, site, {
          name,
          email,
          subject: draft.subject,
          message: draft.message,
          attachments: files.map((file) => file.name),
        });
        return { ticket: opened.ticket, newReplyId: opened.replyId };
      };
      const { ticket, newReplyId } = await runOnce(idempotencyKey, () => transactions.run(open));
      // Sent before, it may have an answer already.
      if (newReplyId === null) return (await find(userId, ticket.id)).ticket;
      await notices.publish(ticket, { action: 'create', replyId: newReplyId });
      return presentOwn({ ...ticket, isUnread: false });
    },
    reply: async (userId, ticketId, draft, id = null) => {
      const { message, attachments = [], idempotencyKey } = draft;
      const site = await ports.readSite();
      const send = async (tx: Tx): Promise<{ ticket: TicketRecord; replyId: string } | null> => {
        const { person, ticket } = await lockOwn(tx, userId, ticketId);
        if (await isSentAlready(tx, ports.files, userId, ticketId, draft)) return null;
        requireReplyable(ticket, 'customer');
        const now = clock.now();
        const { name, email } = person;
        if (id !== null && (await isReplyIdTaken(tx, id))) throw new AppError('document_already_exists');
        const replyId = id ?? newId<string>(now);
        const record: ReplyRecord = {
          id: replyId,
          ticketId,
          message,
          authorType: 'customer',
          authorId: userId,
          authorName: name,
          authorEmail: email,
          isRead: false,
          createdAt: now,
        };
        await insertReply(tx, record, idempotencyKey ?? null);
        await markRead(tx, ticketId, 'admin');
        await changeTicket(tx, ticketId, now, {
          status: statusAfterReply.customer,
          responses: ticket.responses + 1,
          lastResponseAt: now,
        });
        const to = { ticketId, replyId, side: 'customer', readerId: userId } as const;
        const files = await ports.files.attach(tx, userId, attachments, to);
        await notices.mailTeam(tx, site, {
          name,
          email,
          subject: ticket.subject,
          message,
          attachments: files.map((file) => file.name),
        });
        return { ticket, replyId };
      };
      const replied = await runOnce(idempotencyKey, () => transactions.run(send));
      if (replied !== null) await notices.publish(replied.ticket, { replyId: replied.replyId });
      return find(userId, ticketId);
    },
    attach: async (userId, ticketId, fileId) => {
      const changed = await transactions.run(async (tx) => {
        const { ticket } = await lockOwn(tx, userId, ticketId);
        if (!isTicketActive(ticket.status)) throw new AppError('ticket_closed');
        const last = (await listReplies(tx, [ticketId])).at(-1);
        if (last?.authorType !== 'customer' || last.authorId !== userId) {
          throw new AppError('ticket_message_answered');
        }
        const files = await ports.files.list(tx, [ticketId]);
        const position = files.filter(({ replyId }) => replyId === last.id).length;
        if (position >= attachmentLimits.perMessage) {
          throw new AppError('ticket_message_full', { params: { files: attachmentLimits.perMessage } });
        }
        const to = { ticketId, replyId: last.id, side: 'customer', readerId: userId, position } as const;
        await ports.files.attach(tx, userId, [fileId], to);
        return ticket;
      });
      await notices.publish(changed, { fileId });
    },
    markRead: async (userId, ticketId) => {
      const read = await transactions.run(async (tx) => {
        const ticket = requireOwn(await requirePerson(tx, userId), await findTicket(tx, ticketId));
        return (await markRead(tx, ticketId, 'admin')) ? ticket : null;
      });
      if (read) await notices.publish(read);
    },
    rate: async (userId, ticketId, stars) => {
      const rated = await transactions.run(async (tx) => {
        const { ticket } = await lockOwn(tx, userId, ticketId);
        requireRatable(ticket);
        await changeTicket(tx, ticketId, clock.now(), { customerSatisfaction: stars });
        return ticket;
      });
      await notices.publish(rated);
      return (await find(userId, ticketId)).ticket;
    },
    export: async (userId) => {
      const tx = transactions.outside;
      const tickets = await listTicketsOf(tx, ownerOf(await requirePerson(tx, userId)));
      const ids = tickets.map(({ id }) => id);
      const replies = await listReplies(tx, ids);
      const files = await ports.files.list(tx, ids);
      return tickets.map((ticket) => ({
        ticket: presentOwn({ ...ticket, isUnread: false }),
        replies: replies
          .filter(({ ticketId }) => ticketId === ticket.id)
          .map((reply) => presentOwnReply(reply, files)),
      }));
    },
    isReader: async (userId, ticketId) => {
      const tx = transactions.outside;
      const [person, ticket] = await Promise.all([findPerson(tx, userId), findTicket(tx, ticketId)]);
      return person !== null && ticket !== null && owns(person, ticket);
    },
    listIds: async (userId) => {
      const tx = transactions.outside;
      const person = await findPerson(tx, userId);
      return person === null ? [] : (await listTicketsOf(tx, ownerOf(person))).map(({ id }) => id);
    },
    erase: async (userId) => {
      await transactions.run(async (tx) => {
        const person = await findPerson(tx, userId);
        if (person?.isEmailVerified) await deleteGuestTickets(tx, person.email);
        await forgetAuthor(tx, userId);
      });
    },
  };
}
