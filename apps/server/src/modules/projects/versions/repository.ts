import type { FileChange, ProjectId, TurnId, VersionId, VersionReason } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { queries, type VersionsTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { inChunks } from '../chunks.ts';
import { listContentReferences } from '../files/content-repository.ts';
import { countedVersion } from '../usage/counted-size.ts';
import type { VersionMark } from './choose-thinned.ts';
import type { Manifest, NewVersion, SessionSave, VersionRecord } from './version-record.ts';

const columns = [
  'id',
  'number',
  'revision',
  'reason',
  'author',
  'turn_id',
  'title',
  'changes_json',
  'file_count',
  'size',
  'created_at',
  'saved_at',
  'session_until',
  'restored_number',
] as const;

type VersionRow = Pick<Selectable<VersionsTable>, (typeof columns)[number]>;

const idsPerStatement = 200;
/** A manifest lists up to 400 files, so few are read at once. */
const manifestsPerRead = 10;

function toVersionRecord(row: VersionRow): VersionRecord {
  return {
    id: row.id as VersionId,
    number: row.number,
    revision: row.revision,
    reason: row.reason as VersionReason,
    author: row.author === 'ai' ? 'ai' : 'user',
    turnId: row.turn_id as TurnId | null,
    title: row.title,
    changes: JSON.parse(row.changes_json) as FileChange[],
    fileCount: row.file_count,
    size: row.size,
    createdAt: row.created_at,
    savedAt: row.saved_at,
    sessionUntil: row.session_until,
    restoredNumber: row.restored_number,
  };
}

const parseManifest = (json: string): Manifest =>
  new Map(Object.entries(JSON.parse(json) as Record<string, string>));

export async function insertVersion(tx: Tx, version: NewVersion): Promise<VersionRecord> {
  const manifestJson = JSON.stringify(Object.fromEntries(version.manifest));
  const changesJson = JSON.stringify(version.changes);
  const row = await queries(tx)
    .insertInto('versions')
    .values({
      id: version.id,
      project_id: version.projectId,
      number: version.number,
      revision: version.revision,
      reason: version.reason,
      author: version.author,
      turn_id: version.turnId,
      title: version.title,
      manifest_json: manifestJson,
      changes_json: changesJson,
      file_count: version.fileCount,
      size: countedVersion(manifestJson, changesJson),
      created_at: version.createdAt,
      saved_at: version.savedAt,
      session_until: version.sessionUntil,
      restored_number: version.restoredNumber,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toVersionRecord(row);
}

/** Saves into the open version of an editing session; the project must be locked. */
export async function updateSessionVersion(
  tx: Tx,
  versionId: VersionId,
  save: SessionSave,
): Promise<VersionRecord> {
  const manifestJson = JSON.stringify(Object.fromEntries(save.manifest));
  const changesJson = JSON.stringify(save.changes);
  const row = await queries(tx)
    .updateTable('versions')
    .set({
      revision: save.revision,
      reason: save.reason,
      manifest_json: manifestJson,
      changes_json: changesJson,
      file_count: save.fileCount,
      size: countedVersion(manifestJson, changesJson),
      saved_at: save.savedAt,
      session_until: save.sessionUntil,
    })
    .where('id', '=', versionId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toVersionRecord(row);
}

/** Ends the editing session of a locked project, so that the next save makes a new version. */
export async function closeSession(tx: Tx, projectId: ProjectId): Promise<void> {
  await queries(tx)
    .updateTable('versions')
    .set({ session_until: null })
    .where('project_id', '=', projectId)
    // Only the latest version can be open.
    .where('revision', '=', (eb) =>
      eb.selectFrom('projects').select('projects.revision').where('projects.id', '=', projectId),
    )
    .execute();
}

export async function findVersionByRevision(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
): Promise<VersionRecord | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(columns)
    .where('project_id', '=', projectId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? toVersionRecord(row) : null;
}

/** A version with its manifest: one statement, because a save of its editing session may replace both. */
export async function findVersionFiles(
  tx: Tx,
  projectId: ProjectId,
  versionId: VersionId,
): Promise<{ readonly version: VersionRecord; readonly manifest: Manifest } | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select([...columns, 'manifest_json'])
    .where('project_id', '=', projectId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row ? { version: toVersionRecord(row), manifest: parseManifest(row.manifest_json) } : null;
}

/** The manifest of a version; empty when it does not exist. */
export async function readManifestAt(tx: Tx, versionId: VersionId): Promise<Manifest> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select('manifest_json')
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row ? parseManifest(row.manifest_json) : new Map();
}

/** Number and manifest of the latest version before a revision; null when there is none. */
export async function readManifestBefore(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
): Promise<{ readonly number: number; readonly manifest: Manifest } | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(['number', 'manifest_json'])
    .where('project_id', '=', projectId)
    .where('revision', '<', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { number: row.number, manifest: parseManifest(row.manifest_json) } : null;
}

/** Versions before a revision, newest first. */
export async function listVersionPage(
  tx: Tx,
  projectId: ProjectId,
  beforeRevision: number | null,
  count: number,
): Promise<VersionRecord[]> {
  let query = queries(tx).selectFrom('versions').select(columns).where('project_id', '=', projectId);
  if (beforeRevision !== null) query = query.where('revision', '<', beforeRevision);
  const rows = await query.orderBy('revision', 'desc').limit(count).execute();
  return rows.map(toVersionRecord);
}

/** Every version of a project, newest first. */
export async function listVersionMarks(tx: Tx, projectId: ProjectId): Promise<VersionMark[]> {
  const rows = await queries(tx)
    .selectFrom('versions')
    .select(['id', 'revision', 'reason', 'created_at'])
    .where('project_id', '=', projectId)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ id, revision, reason, created_at }) => ({
    id: id as VersionId,
    revision,
    reason: reason as VersionReason,
    createdAt: created_at,
  }));
}

/** Ids greater than `after` of projects with more than `versions` versions, in order. */
export async function listLongHistories(
  tx: Tx,
  versions: number,
  after: string,
  count: number,
): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('versions')
    .select('project_id')
    .where('project_id', '>', after)
    .groupBy('project_id')
    .having((eb) => eb.fn.countAll<number>(), '>', versions)
    .orderBy('project_id')
    .limit(count)
    .execute();
  return rows.map(({ project_id }) => project_id as ProjectId);
}

/** Deletes versions; returns the bytes that the project stores less. */
export async function deleteVersions(
  tx: Tx,
  projectId: ProjectId,
  versionIds: readonly VersionId[],
): Promise<number> {
  let freed = 0;
  for (const ids of inChunks(versionIds, idsPerStatement)) {
    const rows = await queries(tx)
      .deleteFrom('versions')
      .where('project_id', '=', projectId)
      .where('id', 'in', ids)
      .returning('size')
      .execute();
    for (const { size } of rows) freed += size;
  }
  return freed;
}

/** Contents that only the given versions of the project use, with the bytes that each adds to what it stores. */
export async function findContentsOnlyIn(
  tx: Tx,
  projectId: ProjectId,
  versionIds: ReadonlySet<VersionId>,
): Promise<ReadonlyMap<string, number>> {
  const unused = await listContentReferences(tx, projectId);
  const kept = (await listVersionMarks(tx, projectId))
    .map(({ id }) => id)
    .filter((id) => !versionIds.has(id));
  for (const ids of inChunks(kept, manifestsPerRead)) {
    const rows = await queries(tx)
      .selectFrom('versions')
      .select('manifest_json')
      .where('id', 'in', ids)
      .execute();
    for (const { manifest_json } of rows) {
      for (const hash of parseManifest(manifest_json).values()) unused.delete(hash);
    }
  }
  return unused;
}

/** Bytes that the given versions themselves add to what the project stores. */
export async function sumVersionSizes(
  tx: Tx,
  projectId: ProjectId,
  versionIds: readonly VersionId[],
): Promise<number> {
  let bytes = 0;
  for (const ids of inChunks(versionIds, idsPerStatement)) {
    const rows = await queries(tx)
      .selectFrom('versions')
      .select('size')
      .where('project_id', '=', projectId)
      .where('id', 'in', ids)
      .execute();
    for (const { size } of rows) bytes += size;
  }
  return bytes;
}
