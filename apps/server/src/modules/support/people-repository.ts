import type { ProjectId, TicketReference, TurnId, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { hasUnread, isOwnedBy, type TicketOwner } from './owner-repository.ts';

// People and projects around a ticket.

export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

const columns = ['id', 'name', 'email', 'email_verified'] as const;
interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: number;
}
const toPerson = (row: PersonRow): Person => ({
  id: row.id as UserId,
  name: row.name,
  email: row.email,
  isEmailVerified: row.email_verified === 1,
});

export async function findPerson(tx: Tx, userId: string): Promise<Person | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** The account whose verified address this is. */
export async function findVerifiedPerson(tx: Tx, email: string): Promise<Person | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select(columns)
    .where('email', '=', email)
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

export async function isAdmin(tx: Tx, userId: string): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_admin', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listAdminIds(tx: Tx): Promise<UserId[]> {
  const rows = await queries(tx).selectFrom('users').select('id').where('is_admin', '=', 1).execute();
  return rows.map(({ id }) => id as UserId);
}

/** Whether the project is the user's and the version and turn are the project's. */
export async function hasReference(tx: Tx, userId: UserId, reference: TicketReference): Promise<boolean> {
  const { projectId, versionId, turnId } = reference;
  const row = await queries(tx)
    .selectFrom('projects')
    .select('projects.id')
    .where('projects.id', '=', projectId)
    .where('projects.user_id', '=', userId)
    .$if(versionId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('versions')
            .select('versions.id')
            .where('versions.id', '=', versionId ?? '')
            .whereRef('versions.project_id', '=', 'projects.id'),
        ),
      ),
    )
    .$if(turnId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('turns')
            .select('turns.id')
            .where('turns.id', '=', turnId ?? '')
            .whereRef('turns.project_id', '=', 'projects.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** null when the project was deleted. */
export async function findProjectName(tx: Tx, projectId: ProjectId): Promise<string | null> {
  const row = await queries(tx)
    .selectFrom('projects')
    .select('name')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function countUnread(tx: Tx, owner: Exclude<TicketOwner, 'everyone'>): Promise<number> {
  const row = await queries(tx)
    .selectFrom('support_tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOwnedBy(owner))
    .where(hasUnread('admin'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Milliseconds until the first answer of each ticket that was answered first after a time. */
export async function listFirstResponses(tx: Tx, since: number): Promise<number[]> {
  const rows = await queries(tx)
    .selectFrom('support_tickets')
    .select(['created_at', 'first_response_at'])
    .where('first_response_at', '>=', since)
    .execute();
  return rows.map(({ created_at, first_response_at }) => (first_response_at ?? created_at) - created_at);
}

export interface Ratings {
  readonly count: number;
  readonly average: number | null;
}

/** Ratings of tickets that changed last after a time. */
export async function readRatings(tx: Tx, since: number): Promise<Ratings> {
  const row = await queries(tx)
    .selectFrom('support_tickets')
    .select((eb) => [
      eb.fn.count<number>('customer_satisfaction').as('count'),
      eb.fn.sum<number>('customer_satisfaction').as('sum'),
    ])
    .where('customer_satisfaction', 'is not', null)
    .where('updated_at', '>=', since)
    .executeTakeFirst();
  const count = Number(row?.count ?? 0);
  return { count, average: count === 0 ? null : Number(row?.sum ?? 0) / count };
}

export interface ProblemRow {
  readonly turnId: TurnId;
  readonly projectId: ProjectId;
  readonly projectName: string;
  readonly prompt: string;
  readonly errorJson: string | null;
  readonly mountMessage: string | null;
  readonly charged: number;
  readonly isReturned: boolean;
  readonly createdAt: number;
}

/** Turns that failed or whose app did not start, newest first; with `turnId` that turn, whatever became of it. */
export async function listProblems(
  tx: Tx,
  userId: string,
  { turnId, count }: { readonly turnId?: TurnId | null; readonly count: number },
): Promise<ProblemRow[]> {
  const rows = await queries(tx)
    .selectFrom('turns')
    .innerJoin('projects', 'projects.id', 'turns.project_id')
    .leftJoin('mount_reports', (join) =>
      join.onRef('mount_reports.turn_id', '=', 'turns.id').on('mount_reports.result', '=', 'error'),
    )
    .select(['turns.id', 'turns.project_id', 'projects.name', 'turns.prompt', 'turns.error_json'])
    .select(['turns.charged', 'turns.created_at', 'mount_reports.message'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('credit_ledger')
            .select('credit_ledger.id')
            .where('credit_ledger.idempotency_key', '=', sql<string>`'return:' || turns.id`),
        )
        .as('is_returned'),
    )
    .where('turns.user_id', '=', userId)
    .$if(turnId !== undefined, (query) => query.where('turns.id', '=', turnId ?? ''))
    .$if(turnId === undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('turns.error_json', 'is not', null), eb('mount_reports.turn_id', 'is not', null)]),
      ),
    )
    .orderBy('turns.created_at', 'desc')
    .orderBy('turns.id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    turnId: row.id as TurnId,
    projectId: row.project_id as ProjectId,
    projectName: row.name,
    prompt: row.prompt,
    errorJson: row.error_json,
    mountMessage: row.message,
    charged: row.charged ?? 0,
    isReturned: Boolean(row.is_returned),
    createdAt: row.created_at,
  }));
}
