import {
  type ExportVerification,
  type Language,
  language,
  type ProjectId,
  type UserId,
  verificationResult,
  verificationStatus,
  verificationStep,
} from '@kilim/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type ExportVerificationsTable, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

export interface VerificationRecord
  extends Pick<ExportVerification, 'id' | 'status' | 'step' | 'language' | 'results' | 'omitted' | 'digest'> {
  readonly projectId: ProjectId;
  readonly userId: UserId;
  readonly starts: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

const results = z.array(verificationResult);
const paths = z.array(z.string());

const toRecord = (row: Selectable<ExportVerificationsTable>): VerificationRecord => ({
  id: row.id,
  projectId: row.project_id as ProjectId,
  userId: row.user_id as UserId,
  language: language.parse(row.language),
  status: verificationStatus.parse(row.status),
  step: row.step === null ? null : verificationStep.parse(row.step),
  starts: row.starts,
  results: results.parse(JSON.parse(row.results_json)),
  omitted: paths.parse(JSON.parse(row.omitted_json)),
  digest: row.digest,
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

/** Returns false when the user has another one that has not ended. */
export async function insertVerification(
  tx: Tx,
  record: Pick<VerificationRecord, 'id' | 'projectId' | 'userId' | 'language' | 'createdAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries(tx)
    .insertInto('export_verifications')
    .values({
      id: record.id,
      project_id: record.projectId,
      user_id: record.userId,
      language: record.language,
      status: 'waiting',
      step: null,
      digest: null,
      created_at: record.createdAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findVerification(tx: Tx, id: string): Promise<VerificationRecord | null> {
  const row = await queries(tx)
    .selectFrom('export_verifications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function findLastVerification(tx: Tx, projectId: ProjectId): Promise<VerificationRecord | null> {
  const row = await queries(tx)
    .selectFrom('export_verifications')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** The last one that ended with a report. */
export async function findLastReport(
  tx: Tx,
  projectId: ProjectId,
  wanted: Language,
): Promise<VerificationRecord | null> {
  const row = await queries(tx)
    .selectFrom('export_verifications')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('language', '=', wanted)
    .where('status', 'in', ['passed', 'failed'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Those that count towards the quota: what the server could not do, or was cancelled before it began, does not. */
export async function countVerifications(tx: Tx, userId: UserId, since: number): Promise<number> {
  const { count } = await queries(tx)
    .selectFrom('export_verifications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('status', '!=', 'interrupted')
    .where((eb) => eb.or([eb('status', '!=', 'cancelled'), eb('starts', '>', 0)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countWaiting(tx: Tx): Promise<number> {
  const { count } = await queries(tx)
    .selectFrom('export_verifications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Changes = Partial<
  Pick<VerificationRecord, 'status' | 'step' | 'starts' | 'results' | 'omitted' | 'digest' | 'endedAt'>
>;

/** Changes one that has not ended. Returns false when it has, for example because it was cancelled. */
export async function changeVerification(tx: Tx, id: string, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await queries(tx)
    .updateTable('export_verifications')
    .set({
      ...(changes.status !== undefined && { status: changes.status }),
      ...(changes.step !== undefined && { step: changes.step }),
      ...(changes.starts !== undefined && { starts: changes.starts }),
      ...(changes.results !== undefined && { results_json: JSON.stringify(changes.results) }),
      ...(changes.omitted !== undefined && { omitted_json: JSON.stringify(changes.omitted) }),
      ...(changes.digest !== undefined && { digest: changes.digest }),
      ...(changes.endedAt !== undefined && { ended_at: changes.endedAt }),
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes old ones of a project, but for the newest. */
export async function deleteOldVerifications(
  tx: Tx,
  newest: VerificationRecord,
  before: number,
): Promise<void> {
  await queries(tx)
    .deleteFrom('export_verifications')
    .where('project_id', '=', newest.projectId)
    .where('id', '!=', newest.id)
    .where('ended_at', '<', before)
    .execute();
}

/** The only row. */
const optionsId = 'options';

/** Not until an administrator allows it. */
export async function readAllowsVerification(tx: Tx): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('export_options')
    .select('allows_verification')
    .where('id', '=', optionsId)
    .executeTakeFirst();
  return row?.allows_verification === 1;
}

export async function saveAllowsVerification(tx: Tx, isAllowed: boolean): Promise<void> {
  const values = { allows_verification: isAllowed ? 1 : 0 };
  await queries(tx)
    .insertInto('export_options')
    .values({ id: optionsId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
