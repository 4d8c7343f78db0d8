import type { ProjectId, TurnId, TurnMode, TurnProgress, TurnStatus, UserId } from '@kilim/contract';
import type { Insertable, Selectable } from 'kysely';
import { queries, type TurnsTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { PastTurn } from './expect-tokens.ts';
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
    mode: row.mode as TurnRecord['mode'],
    provider: row.provider as TurnRecord['provider'],
    model: row.model,
    reserved: row.reserved as TurnRecord['reserved'],
    charged: row.charged as TurnRecord['charged'],
    tokens: row.tokens,
    promptTokens: row.prompt_tokens,
    baseRevision: row.base_revision,
    versionId: row.version_id as TurnRecord['versionId'],
    revision: row.revision,
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

/** Inserts a running turn; returns false when its key was used before or the project has a running turn. */
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
    mode: record.mode,
    provider: record.provider,
    model: record.model,
    reserved: record.reserved,
    charged: null,
    tokens: null,
    prompt_tokens: record.promptTokens,
    base_revision: record.baseRevision,
    version_id: null,
    revision: null,
    created_project_json: null,
    error_json: null,
    progress_json: JSON.stringify(record.progress),
    running: 1,
    stop_requested: 0,
    lease_until: leaseUntil,
    created_at: record.createdAt,
    ended_at: null,
  };
  // A constraint violation would make PostgreSQL's transaction unusable.
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

/** Whether the project has a running turn. */
export async function hasRunningTurn(tx: Tx, projectId: ProjectId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('turns')
    .select('id')
    .where('project_id', '=', projectId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** State of those of the projects whose last turn is running or failed. */
export async function findTurnStates(
  tx: Tx,
  projectIds: readonly ProjectId[],
): Promise<Map<ProjectId, 'building' | 'failed'>> {
  if (projectIds.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('turns')
    .select(['project_id', 'running'])
    .where('project_id', 'in', projectIds)
    .where((eb) => eb.or([eb('running', '=', 1), eb('status', '=', 'failed')]))
    .where('created_at', '=', (eb) =>
      eb
        .selectFrom('turns as last')
        .select((of) => of.fn.max('last.created_at').as('created_at'))
        .whereRef('last.project_id', '=', 'turns.project_id'),
    )
    .execute();
  return new Map(
    rows.map(({ project_id, running }) => [project_id as ProjectId, running === 1 ? 'building' : 'failed']),
  );
}

export interface LeaseRenewal {
  readonly leaseUntil: number;
  readonly progress?: TurnProgress;
  readonly status?: TurnStatus;
}

/** Renews the lease of a running turn and saves its progress; returns false when the turn has ended. */
export async function renewLease(tx: Tx, turnId: TurnId, renewal: LeaseRenewal): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('turns')
    .set({
      lease_until: renewal.leaseUntil,
      ...(renewal.progress && { progress_json: JSON.stringify(renewal.progress) }),
      ...(renewal.status && { status: renewal.status }),
    })
    .where('id', '=', turnId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Whether a turn is still running; false when it has ended or was deleted with its project. */
export async function isTurnRunning(tx: Tx, turnId: TurnId): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('turns')
    .select('id')
    .where('id', '=', turnId)
    .where('running', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the turn exists; it is deleted with its project. */
export async function turnExists(tx: Tx, turnId: TurnId): Promise<boolean> {
  const row = await queries(tx).selectFrom('turns').select('id').where('id', '=', turnId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a running turn. Of several concurrent callers exactly one gets true; the others must change nothing.
 * `leaseBefore` restricts this to a turn whose lease expired before that moment.
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
      revision: end.revision,
      created_project_json: end.createdProject && JSON.stringify(end.createdProject),
      error_json: end.error && JSON.stringify(end.error),
      progress_json: JSON.stringify(end.progress),
      ended_at: endedAt,
      ...end.answeredBy,
    })
    .where('id', '=', turnId)
    .where('running', '=', 1);
  if (leaseBefore !== undefined) update = update.where('lease_until', '<', leaseBefore);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Running turns whose lease ended before `leaseBefore`, except those of this process. */
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
 * Shortens impossible leases, which end more than two lease durations from now, to one lease duration. The second lease
 * duration tolerates servers whose clock is slightly ahead. Reads first, because this runs often and a write would wait
 * for the write lock on SQLite.
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

/** The user's last completed turns with a model, newest first. */
export async function listPastTurns(
  tx: Tx,
  userId: UserId,
  model: string,
  limit: number,
): Promise<PastTurn[]> {
  const rows = await queries(tx)
    .selectFrom('turns')
    .select(['prompt', 'mode', 'tokens', 'prompt_tokens'])
    .where('user_id', '=', userId)
    .where('model', '=', model)
    .where('status', '=', 'done')
    .where('tokens', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ prompt, mode, tokens, prompt_tokens: promptTokens }) =>
    tokens === null ? [] : [{ prompt, mode: mode as TurnMode, tokens, promptTokens }],
  );
}
