import type { HeldChanges, ProjectId, TurnId, VersionId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { HeldRecord } from './held-record.ts';

/** Turns of a project whose changes wait at the same time; older ones expire. */
const openMaximum = 10;

type Decision = Pick<HeldRecord, 'state' | 'versionId'>;

/** The changes of a turn that were held, with their contents while they wait. */
export async function findHeld(tx: Tx, projectId: ProjectId, turnId: TurnId): Promise<HeldRecord | null> {
  const row = await queries(tx)
    .selectFrom('held_changes')
    .selectAll()
    .where('turn_id', '=', turnId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    turnId: row.turn_id as TurnId,
    projectId: row.project_id as ProjectId,
    state: row.state as HeldRecord['state'],
    title: row.title,
    files: JSON.parse(row.files_json),
    contents: row.contents_json === null ? [] : JSON.parse(row.contents_json),
    versionId: row.version_id as VersionId | null,
    createdAt: row.created_at,
  };
}

/** What chats show of those of the turns that held something. */
export async function findHeldChanges(
  tx: Tx,
  turnIds: readonly string[],
): Promise<ReadonlyMap<string, HeldChanges>> {
  if (turnIds.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('held_changes')
    .select(['turn_id', 'state', 'files_json', 'version_id'])
    .where('turn_id', 'in', turnIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.turn_id,
      {
        state: row.state as HeldRecord['state'],
        files: JSON.parse(row.files_json),
        versionId: row.version_id as VersionId | null,
      },
    ]),
  );
}

/** Stores what a turn held; of the project's waiting turns, those above the limit expire. The caller has locked it. */
export async function insertHeld(tx: Tx, record: HeldRecord): Promise<void> {
  await queries(tx)
    .insertInto('held_changes')
    .values({
      turn_id: record.turnId,
      project_id: record.projectId,
      state: record.state,
      title: record.title,
      files_json: JSON.stringify(record.files),
      contents_json: JSON.stringify(record.contents),
      version_id: record.versionId,
      created_at: record.createdAt,
    })
    .execute();
  const waiting = await queries(tx)
    .selectFrom('held_changes')
    .select('turn_id')
    .where('project_id', '=', record.projectId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('turn_id', 'desc')
    .execute();
  for (const { turn_id } of waiting.slice(openMaximum)) {
    await closeHeld(tx, turn_id as TurnId, { state: 'expired', versionId: null });
  }
}

/** Records a decision and deletes the contents; returns false when it was decided already. */
export async function closeHeld(tx: Tx, turnId: TurnId, { state, versionId }: Decision): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('held_changes')
    .set({ state, version_id: versionId, contents_json: null })
    .where('turn_id', '=', turnId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Deletes all held changes of a project whose chat is cleared. */
export async function deleteHeld(tx: Tx, projectId: ProjectId): Promise<void> {
  await queries(tx).deleteFrom('held_changes').where('project_id', '=', projectId).execute();
}
