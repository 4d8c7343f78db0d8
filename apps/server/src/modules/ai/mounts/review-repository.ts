import type { ProjectId, ReportedCharge, TurnId, UserId } from '@kilim/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { ReviewRecord } from './mount-record.ts';
import { toMountRecord } from './repository.ts';

export interface ReviewFilter {
  /** null: all reports of turns that had cost something. */
  readonly charge: ReportedCharge | null;
  /** Time and turn of the last row of the page before. */
  readonly after: readonly [reportedAt: number, turnId: string] | null;
  readonly turnId?: TurnId;
  /** Start of the period of `recentReports`, in epoch milliseconds. */
  readonly since: number;
  readonly count: number;
}

const recentReports = (since: number) => (eb: ExpressionBuilder<Database, 'mount_reports'>) =>
  eb
    .selectFrom('mount_reports as other')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('other.user_id', '=', 'mount_reports.user_id')
    .where('other.reported_at', '>', since)
    .where('other.result', '=', 'error')
    .as('recent');

/** Reports of errors in turns that had cost something, newest first. */
export async function listReviewRecords(tx: Tx, filter: ReviewFilter): Promise<ReviewRecord[]> {
  const { charge, after, turnId, since, count } = filter;
  let query = queries(tx)
    .selectFrom('mount_reports')
    .innerJoin('users', 'users.id', 'mount_reports.user_id')
    .selectAll('mount_reports')
    .select('users.email')
    .select(recentReports(since))
    // In the text of the statement: SQLite uses the partial index only then.
    .where(
      charge === null
        ? sql<boolean>`mount_reports.charge <> 'kept'`
        : sql<boolean>`mount_reports.charge = ${charge}`,
    );
  if (turnId !== undefined) query = query.where('mount_reports.turn_id', '=', turnId);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(mount_reports.reported_at, mount_reports.turn_id) < (${after[0]}, ${after[1]})`,
    );
  }
  const rows = await query
    .orderBy('mount_reports.reported_at', 'desc')
    .orderBy('mount_reports.turn_id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    ...toMountRecord(row),
    error: { message: row.message ?? '', path: row.path, line: row.line },
    email: row.email,
    recentReports: Number(row.recent ?? 0),
  }));
}

/** Number of reports that wait for an administrator. */
export async function countOpenReviews(tx: Tx): Promise<number> {
  const row = await queries(tx)
    .selectFrom('mount_reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('charge', '=', 'in-review')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function findTurnOwner(
  tx: Tx,
  turnId: TurnId,
): Promise<{ readonly userId: UserId; readonly projectId: ProjectId } | null> {
  const row = await queries(tx)
    .selectFrom('turns')
    .select(['user_id', 'project_id'])
    .where('id', '=', turnId)
    .executeTakeFirst();
  return row ? { userId: row.user_id as UserId, projectId: row.project_id as ProjectId } : null;
}
