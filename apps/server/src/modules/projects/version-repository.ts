import type { FileChange, ProjectId, TurnId, VersionId, VersionReason } from '@kilim/contract';
import { type Selectable } from 'kysely';
import { queries, type VersionsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { listNamedSizes } from './erase-repository.ts';
import { countedVersion } from './stored-size.ts';
import type { VersionMark } from './thin-versions.ts';

export type VersionRow = Omit<Selectable<VersionsTable>, 'manifest_json' | 'project_id'>;

export interface NewVersionRow {
  readonly id: VersionId;
  readonly projectId: ProjectId;
  readonly revision: number;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
  /** path → content hash. */
  readonly manifest: Readonly<Record<string, string>>;
  readonly changes: readonly FileChange[];
  readonly fileCount: number;
  readonly createdAt: number;
}

// A manifest names every file, so it is read only where it is needed.
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

export async function insertVersion(tx: Tx, version: NewVersionRow): Promise<VersionRow> {
  const manifestJson = JSON.stringify(version.manifest);
  const changesJson = JSON.stringify(version.changes);
  return queries(tx)
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
}

export async function findVersion(
  tx: Tx,
  projectId: ProjectId,
  versionId: VersionId,
): Promise<VersionRow | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(columns)
    .where('project_id', '=', projectId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row ?? null;
}

/** path → content hash at a revision; empty for the time before the first one. */
export async function readManifest(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
): Promise<ReadonlyMap<string, string>> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select('manifest_json')
    .where('project_id', '=', projectId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return new Map(row ? Object.entries(JSON.parse(row.manifest_json) as Record<string, string>) : []);
}

/** Revision and manifest of the newest version before a revision; null when there is none. */
export async function readManifestBefore(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
): Promise<{ readonly revision: number; readonly manifest: ReadonlyMap<string, string> } | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(['revision', 'manifest_json'])
    .where('project_id', '=', projectId)
    .where('revision', '<', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const manifest = new Map(Object.entries(JSON.parse(row.manifest_json) as Record<string, string>));
  return { revision: row.revision, manifest };
}

export async function findVersionByRevision(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
): Promise<VersionRow | null> {
  const row = await queries(tx)
    .selectFrom('versions')
    .select(columns)
    .where('project_id', '=', projectId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ?? null;
}

/** Newest first, those before a revision. */
export async function listVersionRows(
  tx: Tx,
  projectId: ProjectId,
  beforeRevision: number | null,
  count: number,
): Promise<VersionRow[]> {
  let query = queries(tx).selectFrom('versions').select(columns).where('project_id', '=', projectId);
  if (beforeRevision !== null) query = query.where('revision', '<', beforeRevision);
  return query.orderBy('revision', 'desc').limit(count).execute();
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

/** Projects with more than `versions` versions, by id beyond `after`. */
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

const chunkSize = 200;
const manifestsAtOnce = 10;

/** Answers what the project stores less without them. */
export async function deleteVersions(
  tx: Tx,
  projectId: ProjectId,
  versionIds: readonly VersionId[],
): Promise<number> {
  let freed = 0;
  for (let start = 0; start < versionIds.length; start += chunkSize) {
    const rows = await queries(tx)
      .deleteFrom('versions')
      .where('project_id', '=', projectId)
      .where('id', 'in', versionIds.slice(start, start + chunkSize))
      .returning('size')
      .execute();
    for (const { size } of rows) freed += size;
  }
  return freed;
}

/** Contents that no version of the project names but those, with what each adds to what it stores. */
export async function findContentsOnlyOf(
  tx: Tx,
  projectId: ProjectId,
  versionIds: ReadonlySet<VersionId>,
): Promise<ReadonlyMap<string, number>> {
  const unnamed = new Map(await listNamedSizes(tx, projectId));
  const staying = (await listVersionMarks(tx, projectId)).filter(({ id }) => !versionIds.has(id));
  // A manifest is large, so they are read a few at a time.
  for (let start = 0; start < staying.length; start += manifestsAtOnce) {
    const ids = staying.slice(start, start + manifestsAtOnce).map(({ id }) => id);
    const page = await queries(tx)
      .selectFrom('versions')
      .select('manifest_json')
      .where('id', 'in', ids)
      .execute();
    for (const { manifest_json } of page) {
      for (const hash of Object.values(JSON.parse(manifest_json) as Record<string, string>)) {
        unnamed.delete(hash);
      }
    }
  }
  return unnamed;
}

/** What versions themselves add to what a project stores. */
export async function sumVersionSizes(
  tx: Tx,
  projectId: ProjectId,
  versionIds: readonly VersionId[],
): Promise<number> {
  let bytes = 0;
  for (let start = 0; start < versionIds.length; start += chunkSize) {
    const rows = await queries(tx)
      .selectFrom('versions')
      .select('size')
      .where('project_id', '=', projectId)
      .where('id', 'in', versionIds.slice(start, start + chunkSize))
      .execute();
    for (const { size } of rows) bytes += size;
  }
  return bytes;
}

/** Forgets that the project names these contents; answers what it stores less without them. */
export async function forgetContents(
  tx: Tx,
  projectId: ProjectId,
  hashes: Iterable<string>,
): Promise<number> {
  const gone = [...hashes].toSorted();
  let freed = 0;
  for (let start = 0; start < gone.length; start += chunkSize) {
    const rows = await queries(tx)
      .deleteFrom('project_contents')
      .where('project_id', '=', projectId)
      .where('hash', 'in', gone.slice(start, start + chunkSize))
      .returning('size')
      .execute();
    for (const { size } of rows) freed += size;
  }
  return freed;
}
