import type { FileChange, ProjectId, TurnId, VersionId, VersionReason } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { queries, type VersionsTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { inChunks } from '../chunks.ts';
import { listContentReferences } from '../files/content-repository.ts';
import { countedVersion } from '../usage/counted-size.ts';
import type { VersionMark } from './choose-thinned.ts';
import type { Manifest, NewVersion, VersionRecord } from './version-record.ts';

const columns = [
  'id',
  'revision',
  'reason',
  'author',
  'turn_id',
  'title',
  'changes_json',
  'file_count',
  'size',
  'created_at',
] as const;

type VersionRow = Pick<Selectable<VersionsTable>, (typeof columns)[number]>;

const idsPerStatement = 200;
/** A manifest lists up to 400 files, so few are read at once. */
const manifestsPerRead = 10;

function toVersionRecord(row: VersionRow): VersionRecord {
  return {
    id: row.id as VersionId,
    revision: row.revision,
    reason: row.reason as VersionReason,
    author: row.author === 'ai' ? 'ai' : 'user',
    turnId: row.turn_id as TurnId | null,
    title: row.title,
    changes: JSON.parse(row.changes_json) as FileChange[],
    fileCount: row.file_count,
    size: row.size,
    createdAt: row.created_at,
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
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toVersionRecord(row);
}

export async function findVersion(
  tx: Tx,
  projectId: ProjectId,
  versionId: VersionId,
): Promise<VersionRecord | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(columns)
    .where('project_id', '=', projectId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row ? toVersionRecord(row) : null;
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

/** The manifest at a revision; empty when there is no such version. */
export async function readManifest(tx: Tx, projectId: ProjectId, revision: number): Promise<Manifest> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select('manifest_json')
    .where('project_id', '=', projectId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? parseManifest(row.manifest_json) : new Map();
}

/** Revision and manifest of the latest version before a revision; null when there is none. */
export async function readManifestBefore(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
): Promise<{ readonly revision: number; readonly manifest: Manifest } | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(['revision', 'manifest_json'])
    .where('project_id', '=', projectId)
    .where('revision', '<', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { revision: row.revision, manifest: parseManifest(row.manifest_json) } : null;
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
