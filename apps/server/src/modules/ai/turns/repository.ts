import type { ProjectId, TurnId, TurnProgress, TurnStatus, UserId } from '@kilim/contract';
import type { Insertable, Selectable } from 'kysely';
import { queries, type TurnsTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { TurnEnd, TurnRecord } from './turn-record.ts';

function toRecord(row: Selectable<TurnsTable>): TurnRecord {
  return {
    id: row.id as TurnRecord['id'],
    projectId: row.project_id as TurnRecord['projectId'],
    userId: row.user_id as TurnRecord['userId'],
    status: row.status as TurnRecord['status'],
    prompt: row.prompt,
    language: row.language as TurnRecord['language'],
    quickPromptId: row.quick_prompt_id,
    provider: row.provider as TurnRecord['provider'],
    model: row.model,
    reserved: row.reserved as TurnRecord['reserved'],
    charged: row.charged as TurnRecord['charged'],
    tokens: row.tokens,
    versionId: row.version_id as TurnRecord['versionId'],
    createdProject: row.created_project_json === null ? null : JSON.parse(row.created_project_json),
    error: row.error_json === null ? null : JSON.parse(row.error_json),
    progress: JSON.parse(row.progress_json),
    isRunning: row.running === 1,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

export interface NewTurn {
  readonly record: TurnRecord;
  readonly idempotencyKey: string;
  readonly leaseUntil: number;
}

/** Adds a running turn; false when its key was used before or another one runs in the project. */
export async function insertTurn(tx: Tx, { record, idempotencyKey, leaseUntil }: NewTurn): Promise<boolean> {
  const row: Insertable<TurnsTable> = {
    id: record.id,
    project_id: record.projectId,
    user_id: record.userId,
    idempotency_key: idempotencyKey,
    status: record.status,
    prompt: record.prompt,
    language: record.language,
    quick_prompt_id: record.quickPromptId,
    provider: record.provider,
    model: record.model,
    reserved: record.reserved,
    charged: null,
    tokens: null,
    version_id: null,
    created_project_json: null,
    error_json: null,
    progress_json: JSON.stringify(record.progress),
    running: 1,
    stop_requested: 0,
    lease_until: leaseUntil,
    created_at: record.createdAt,
    ended_at: null,
  };
  // A violation caught afterwards would leave PostgreSQL's transaction unusable (data-engine.md §7).
  const inserted = await queries(tx)
    .insertInto('turns')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findTurn(tx: Tx, projectId: ProjectId, turnId: TurnId): Promise<TurnRecord | null> {
  const row = await queries(tx)
    .selectFrom('turns')
    .selectAll()
    .where('id', '=', turnId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function findTurnByKey(tx: Tx, userId: UserId, key: string): Promise<TurnRecord | null> {
  const row = await queries(tx)
    .selectFrom('turns')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function findRunningTurn(tx: Tx, projectId: ProjectId): Promise<TurnRecord | null> {
  const row = await queries(tx)
    .selectFrom('turns')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Whether an answer is being prepared in a project. */
export async function hasRunningTurn(tx: Tx, projectId: ProjectId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('turns')
    .select('id')
    .where('project_id', '=', projectId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Heartbeat {
  readonly leaseUntil: number;
  readonly progress?: TurnProgress;
  readonly status?: TurnStatus;
}

/** Says that the turn is alive and how far it is; false when it is over, whoever ended it. */
export async function beatTurn(tx: Tx, turnId: TurnId, beat: Heartbeat): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('turns')
    .set({
      lease_until: beat.leaseUntil,
      ...(beat.progress && { progress_json: JSON.stringify(beat.progress) }),
      ...(beat.status && { status: beat.status }),
    })
    .where('id', '=', turnId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Whether a turn still runs; false when somebody ended it or its project is gone. */
export async function isTurnRunning(tx: Tx, turnId: TurnId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('turns')
    .select('id')
    .where('id', '=', turnId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a turn's row is there at all; it goes with its project. */
export async function doesTurnExist(tx: Tx, turnId: TurnId): Promise<boolean> {
  const row = await queries(tx).selectFrom('turns').select('id').where('id', '=', turnId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a running turn. Exactly one caller gets true, however many try at once; the others must change nothing.
 * `leaseBefore` ends it only when its lease ran out before that moment.
 */
export async function closeTurn(
  tx: Tx,
  turnId: TurnId,
  end: TurnEnd,
  endedAt: number,
  leaseBefore?: number,
): Promise<boolean> {
  let update = queries(tx)
    .updateTable('turns')
    .set({
      status: end.status,
      running: null,
      stop_requested: end.status === 'stopped' ? 1 : 0,
      charged: end.charged,
      tokens: end.tokens,
      version_id: end.versionId,
      created_project_json: end.createdProject && JSON.stringify(end.createdProject),
      error_json: end.error && JSON.stringify(end.error),
      progress_json: JSON.stringify(end.progress),
      ended_at: endedAt,
    })
    .where('id', '=', turnId)
    .where('running', '=', 1);
  if (leaseBefore !== undefined) update = update.where('lease_until', '<', leaseBefore);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Running turns whose lease ended before `leaseBefore`, without those of this process. */
export async function listAbandonedTurns(
  tx: Tx,
  { leaseBefore, own, limit }: { leaseBefore: number; own: readonly TurnId[]; limit: number },
): Promise<TurnRecord[]> {
  let query = queries(tx)
    .selectFrom('turns')
    .selectAll()
    .where('running', '=', 1)
    .where('lease_until', '<', leaseBefore);
  if (own.length > 0) query = query.where('id', 'not in', own);
  const rows = await query.orderBy('lease_until').limit(limit).execute();
  return rows.map(toRecord);
}

/**
 * Shortens the leases of running turns that end later than any lease can, to a full lease from now. The margin of
 * another lease leaves out those that a server whose clock is a little ahead wrote. Looks first: this runs often, and
 * writing would wait for the lock on SQLite.
 */
export async function shortenLeases(tx: Tx, now: number, lease: number): Promise<void> {
  const latest = now + 2 * lease;
  const found = await queries(tx)
    .selectFrom('turns')
    .select('id')
    .where('running', '=', 1)
    .where('lease_until', '>', latest)
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  await queries(tx)
    .updateTable('turns')
    .set({ lease_until: now + lease })
    .where('running', '=', 1)
    .where('lease_until', '>', latest)
    .execute();
}

/** Tokens of the last turns that were charged, newest first: what a turn of this person usually takes. */
export async function listRecentTokens(
  tx: Tx,
  userId: UserId,
  model: string,
  limit: number,
): Promise<number[]> {
  const rows = await queries(tx)
    .selectFrom('turns')
    .select('tokens')
    .where('user_id', '=', userId)
    .where('model', '=', model)
    .where('status', '=', 'done')
    .where('tokens', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ tokens }) => (tokens === null ? [] : [tokens]));
}
