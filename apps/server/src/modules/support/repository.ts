import type { ProjectId, Ticket, TurnId, VersionId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { queries, type SupportTicketsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { isOwnedBy, type TicketOwner } from './owner-repository.ts';
import { priorityRanks, statusRanks } from './policy.ts';
import { searchKeyOf, type TicketRecord } from './ticket.ts';

/** Maps a row of the table `support_tickets`. */
export const toTicket = (row: Selectable<SupportTicketsTable>): TicketRecord => ({
  id: row.id,
  userId: row.user_id,
  userEmail: row.user_email,
  userName: row.user_name,
  subject: row.subject,
  message: row.message,
  priority: row.priority as Ticket['priority'],
  status: row.status as Ticket['status'],
  category: row.category as Ticket['category'],
  assignedTo: row.assigned_to,
  responses: row.responses,
  customerSatisfaction: row.customer_satisfaction,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastResponseAt: row.last_response_at,
  firstResponseAt: row.first_response_at,
  reference:
    row.project_id === null
      ? null
      : {
          projectId: row.project_id as ProjectId,
          versionId: row.version_id as VersionId | null,
          turnId: row.turn_id as TurnId | null,
        },
});

export async function insertTicket(tx: Tx, ticket: TicketRecord): Promise<void> {
  const { subject, message, userName, userEmail, reference } = ticket;
  await queries(tx)
    .insertInto('support_tickets')
    .values({
      id: ticket.id,
      user_id: ticket.userId,
      user_email: userEmail,
      user_name: userName,
      subject,
      message,
      search_key: searchKeyOf(`${subject}\n${message}\n${userName}\n${userEmail}`),
      priority: ticket.priority,
      priority_rank: priorityRanks[ticket.priority],
      status: ticket.status,
      status_rank: statusRanks[ticket.status],
      category: ticket.category,
      assigned_to: ticket.assignedTo,
      responses: ticket.responses,
      customer_satisfaction: ticket.customerSatisfaction,
      project_id: reference?.projectId ?? null,
      version_id: reference?.versionId ?? null,
      turn_id: reference?.turnId ?? null,
      created_at: ticket.createdAt,
      updated_at: ticket.updatedAt,
      last_response_at: ticket.lastResponseAt,
      first_response_at: ticket.firstResponseAt,
    })
    .execute();
}

export async function findTicket(tx: Tx, ticketId: string): Promise<TicketRecord | null> {
  const row = await queries(tx)
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return row ? toTicket(row) : null;
}

/** Locks a ticket until the transaction ends, so that replies and ratings come one after the other. */
export async function lockTicket(tx: Tx, ticketId: string): Promise<TicketRecord | null> {
  await queries(tx)
    .updateTable('support_tickets')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', ticketId)
    .execute();
  return findTicket(tx, ticketId);
}

export type TicketChange = Partial<
  Pick<
    TicketRecord,
    | 'status'
    | 'priority'
    | 'assignedTo'
    | 'responses'
    | 'customerSatisfaction'
    | 'lastResponseAt'
    | 'firstResponseAt'
  >
>;

export async function changeTicket(
  tx: Tx,
  ticketId: string,
  now: number,
  change: TicketChange,
): Promise<void> {
  const { status, priority, assignedTo, responses, customerSatisfaction, lastResponseAt, firstResponseAt } =
    change;
  await queries(tx)
    .updateTable('support_tickets')
    .set({
      updated_at: now,
      ...(status === undefined ? {} : { status, status_rank: statusRanks[status] }),
      ...(priority === undefined ? {} : { priority, priority_rank: priorityRanks[priority] }),
      ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
      ...(responses === undefined ? {} : { responses }),
      ...(customerSatisfaction === undefined ? {} : { customer_satisfaction: customerSatisfaction }),
      ...(lastResponseAt === undefined ? {} : { last_response_at: lastResponseAt }),
      ...(firstResponseAt === undefined ? {} : { first_response_at: firstResponseAt }),
    })
    .where('id', '=', ticketId)
    .execute();
}

/** All tickets of a member for the data export, oldest first. */
export async function listTicketsOf(
  tx: Tx,
  owner: Exclude<TicketOwner, 'everyone'>,
): Promise<TicketRecord[]> {
  const rows = await queries(tx)
    .selectFrom('support_tickets')
    .selectAll()
    .where(isOwnedBy(owner))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toTicket);
}

/** Deletes the tickets that guests sent from an address, with their replies and notes. */
export async function deleteGuestTickets(tx: Tx, email: string): Promise<void> {
  await queries(tx)
    .deleteFrom('support_tickets')
    .where('user_id', 'is', null)
    .where('user_email', '=', email)
    .execute();
}
