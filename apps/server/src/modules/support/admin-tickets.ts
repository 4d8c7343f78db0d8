import {
  AppError,
  isTicketActive,
  labelPlan,
  type QueuedTicket,
  type TicketAssignment,
  type TicketConversation,
  type TicketCustomer,
  type TicketPriority,
  type TicketSort,
  type TicketStatus,
  ticketLimits,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import { cutPage, decodeCursor, type ListTotal } from '../../platform/paging/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Figures } from './figures.ts';
import { isNotedAlready, isSentAlready, runOnce } from './is-sent-already.ts';
import { countByStatus, countTickets, listTickets, ticketOrders } from './list-repository.ts';
import { countNotes, insertNote, listNotes } from './note-repository.ts';
import { findReader, type Notices } from './notify.ts';
import { findPerson, isAdmin, listProblems } from './people-repository.ts';
import { requireReplyable, statusAfterReply } from './policy.ts';
import type { NoteDraft, ReplyDraft, SupportPorts } from './ports.ts';
import { presentNote, presentProblem, presentQueued, presentReply } from './present.ts';
import { insertReply, listReplies, markRead } from './reply-repository.ts';
import { changeTicket, findTicket, lockTicket, type TicketChange } from './repository.ts';
import { type NoteRecord, type ReplyRecord, type TicketRecord, ticketCursor } from './ticket.ts';

export interface QueueQuery {
  readonly status?: TicketStatus | undefined;
  readonly priority?: TicketPriority | undefined;
  readonly assigned?: TicketAssignment | undefined;
  readonly search?: string | undefined;
  readonly sort: TicketSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface TicketUpdate {
  readonly status?: TicketStatus | undefined;
  readonly priority?: TicketPriority | undefined;
  readonly assignedTo?: string | null | undefined;
}

/** The queue of all tickets, for administrators. Every call about one throws `ticket_not_found`. */
export interface AdminTickets {
  list(
    adminId: UserId,
    query: QueueQuery,
  ): Promise<ListTotal & { tickets: QueuedTicket[]; nextCursor: string | null }>;
  find(ticketId: string): Promise<TicketConversation>;
  /** Throws `ticket_assignee_not_found` for someone who is no administrator. */
  update(ticketId: string, update: TicketUpdate): Promise<TicketConversation>;
  answer(adminId: UserId, ticketId: string, draft: ReplyDraft): Promise<TicketConversation>;
  addNote(adminId: UserId, ticketId: string, draft: NoteDraft): Promise<TicketConversation>;
  markRead(ticketId: string): Promise<void>;
  /** Records that an administrator deleted a file, if it was one, and tells the open tabs. */
  fileRemoved(ticketId: string, isRecorded: boolean): Promise<void>;
  describeCustomer(ticketId: string): Promise<TicketCustomer>;
  figures(): Promise<{
    active: number;
    medianResponse: number | null;
    satisfaction: number | null;
    ratings: number;
  }>;
}

const problemsShown = 5;

const assigneeOf = (adminId: UserId, assigned: TicketAssignment | undefined): string | null | undefined => {
  if (assigned === undefined) return undefined;
  return assigned === 'mine' ? adminId : null;
};

export function createAdminTickets(ports: SupportPorts, notices: Notices, figures: Figures): AdminTickets {
  const { transactions, clock, audit } = ports;

  const requireTicket = (ticket: TicketRecord | null): TicketRecord => {
    if (!ticket) throw new AppError('ticket_not_found');
    return ticket;
  };

  const find = async (ticketId: string): Promise<TicketConversation> => {
    const tx = transactions.outside;
    const ticket = requireTicket(await findTicket(tx, ticketId));
    const replies = await listReplies(tx, [ticketId]);
    const files = await ports.files.list(tx, [ticketId]);
    const assignee = ticket.assignedTo === null ? null : await findPerson(tx, ticket.assignedTo);
    const isUnread = replies.some(({ authorType, isRead }) => authorType === 'customer' && !isRead);
    return {
      ticket: presentQueued({ ...ticket, isUnread, assigneeName: assignee?.name ?? null }),
      replies: replies.map((reply) => presentReply(reply, files)),
      notes: (await listNotes(tx, ticketId)).map(presentNote),
    };
  };

  /** Changes a locked ticket, then tells the open tabs. */
  const change = async (
    ticketId: string,
    /** Returns the id of a new reply. */
    work: (tx: Tx, ticket: TicketRecord) => Promise<string | undefined>,
  ): Promise<TicketConversation> => {
    const changed = await transactions.run(async (tx) => {
      const ticket = requireTicket(await lockTicket(tx, ticketId));
      return { ticket, replyId: await work(tx, ticket) };
    });
    await notices.publish(changed.ticket, { replyId: changed.replyId ?? null });
    return find(ticketId);
  };

  const record = (tx: Tx, kind: 'ticket-answered' | 'ticket-changed', { id, userId }: TicketRecord) =>
    audit.record(tx, { kind, userId: userId as UserId | null, detail: { target: id } });

  return {
    find,
    list: async (adminId, { status, priority, assigned, search = '', sort, limit, cursor }) => {
      const tx = transactions.outside;
      const after = cursor === undefined ? null : decodeCursor(cursor, ticketCursor);
      const filter = {
        owner: 'everyone',
        status,
        priority,
        assignedTo: assigneeOf(adminId, assigned),
        search: search.trim(),
      } as const;
      const { tickets, total } = await listTickets(tx, filter, { sort, after, count: limit + 1 });
      const { keyOf } = ticketOrders[sort];
      const { rows, nextCursor } = cutPage(tickets, limit, (ticket) => [keyOf(ticket), ticket.id]);
      return { tickets: rows.map(presentQueued), ...(total ?? (await countTickets(tx, filter))), nextCursor };
    },
    update: (ticketId, { status, priority, assignedTo }) =>
      change(ticketId, async (tx, ticket) => {
        if (typeof assignedTo === 'string' && !(await isAdmin(tx, assignedTo))) {
          throw new AppError('ticket_assignee_not_found');
        }
        const changes: TicketChange = {
          ...(status === undefined ? {} : { status }),
          ...(priority === undefined ? {} : { priority }),
          ...(assignedTo === undefined ? {} : { assignedTo }),
        };
        await changeTicket(tx, ticketId, clock.now(), changes);
        await record(tx, 'ticket-changed', ticket);
      }),
    answer: async (adminId, ticketId, draft) => {
      const { message, attachments = [], idempotencyKey } = draft;
      const site = await ports.readSite();
      const send = async (tx: Tx, ticket: TicketRecord): Promise<string | undefined> => {
        if (await isSentAlready(tx, ports.files, adminId, ticketId, draft)) return undefined;
        requireReplyable(ticket, 'admin');
        const now = clock.now();
        const admin = await findPerson(tx, adminId);
        const replyId = newId<string>(now);
        const reply: ReplyRecord = {
          id: replyId,
          ticketId,
          message,
          authorType: 'admin',
          authorId: adminId,
          authorName: admin?.name ?? '',
          authorEmail: admin?.email ?? '',
          isRead: false,
          createdAt: now,
        };
        await insertReply(tx, reply, idempotencyKey ?? null);
        await markRead(tx, ticketId, 'customer');
        await changeTicket(tx, ticketId, now, {
          status: statusAfterReply.admin,
          responses: ticket.responses + 1,
          lastResponseAt: now,
          ...(ticket.firstResponseAt === null ? { firstResponseAt: now } : {}),
        });
        const readerId = (await findReader(tx, ticket))?.id ?? null;
        const to = { ticketId, replyId, side: 'admin', readerId } as const;
        const files = await ports.files.attach(tx, adminId, attachments, to);
        const names = files.map(({ name }) => name);
        await notices.mailCustomer(tx, site, ticket, message, names);
        await record(tx, 'ticket-answered', ticket);
        return replyId;
      };
      return runOnce(idempotencyKey, () => change(ticketId, send));
    },
    addNote: async (adminId, ticketId, draft) => {
      const add = async (tx: Tx): Promise<undefined> => {
        if (await isNotedAlready(tx, adminId, ticketId, draft)) return;
        if ((await countNotes(tx, ticketId)) >= ticketLimits.repliesMaximum) {
          throw new AppError('ticket_reply_limit_reached', {
            params: { limit: ticketLimits.repliesMaximum },
          });
        }
        const now = clock.now();
        const admin = await findPerson(tx, adminId);
        const note: NoteRecord = {
          id: newId(now),
          ticketId,
          message: draft.message,
          authorId: adminId,
          authorName: admin?.name ?? '',
          createdAt: now,
        };
        await insertNote(tx, note, draft.idempotencyKey ?? null);
      };
      return runOnce(draft.idempotencyKey, () => change(ticketId, add));
    },
    markRead: async (ticketId) => {
      const read = await transactions.run(async (tx) => {
        const ticket = requireTicket(await findTicket(tx, ticketId));
        return (await markRead(tx, ticketId, 'customer')) ? ticket : null;
      });
      if (read) await notices.publish(read);
    },
    fileRemoved: async (ticketId, isRecorded) => {
      const ticket = await transactions.run(async (tx) => {
        const found = await findTicket(tx, ticketId);
        if (found && isRecorded) await record(tx, 'ticket-changed', found);
        return found;
      });
      if (ticket) await notices.publish(ticket);
    },
    describeCustomer: async (ticketId) => {
      const tx = transactions.outside;
      const ticket = requireTicket(await findTicket(tx, ticketId));
      const person = await findReader(tx, ticket);
      if (!person) return null;
      const { id, name, email, isEmailVerified } = person;
      const facts = await ports.describeCustomer(id);
      const turnId = ticket.reference?.turnId ?? null;
      const [referenced] = turnId === null ? [] : await listProblems(tx, id, { turnId, count: 1 });
      const owner = { userId: id, verifiedEmail: isEmailVerified ? email : null };
      return {
        id,
        name,
        email,
        isEmailVerified,
        credits: facts.credits,
        label: labelPlan(facts.credits),
        planName: facts.planName,
        createdAt: facts.createdAt,
        tickets: (await countTickets(tx, { owner })).total,
        projectCount: facts.projectCount,
        projects: [...facts.projects],
        problems: (await listProblems(tx, id, { count: problemsShown })).map(presentProblem),
        referencedTurn: referenced === undefined ? null : presentProblem(referenced),
      };
    },
    figures: async () => {
      const counts = await countByStatus(transactions.outside, 'everyone');
      const { count, average } = await figures.readRatings();
      return {
        active: [...counts].reduce((sum, [status, n]) => (isTicketActive(status) ? sum + n : sum), 0),
        medianResponse: await figures.medianResponse(),
        satisfaction: average,
        ratings: count,
      };
    },
  };
}
