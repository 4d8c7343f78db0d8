import type { TurnId, UserId, VersionId, VersionReason } from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { FileContent } from '../file-content.ts';
import {
  deleteFileRows,
  insertContents,
  nameContents,
  putFileRows,
  readContents,
} from '../file-repository.ts';
import { compareFileSets, type FileSet, requireAllowed } from '../file-set.ts';
import { presentVersion } from '../present.ts';
import type { WrittenFiles } from '../projects-service.ts';
import { type ProjectRow, setProjectFiles } from '../repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { summarizeChanges } from '../summarize-changes.ts';
import { findVersionByRevision, insertVersion } from '../version-repository.ts';

export interface FilesCommit {
  /** Held by `lockProject`. */
  readonly project: Pick<ProjectRow, 'revision' | 'user_id'> & { readonly id: string };
  readonly storage: StorageCount;
  readonly before: FileSet;
  readonly after: FileSet;
  /** Contents that may be new, by hash. */
  readonly contents: ReadonlyMap<string, FileContent>;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
  /** Makes a version even when nothing differs. */
  readonly isVersionForced?: boolean;
  readonly now: number;
}

/** Every text that the changed lines are counted from. */
async function gatherTexts(
  tx: Tx,
  contents: ReadonlyMap<string, FileContent>,
  hashes: Iterable<string | undefined>,
): Promise<(hash: string) => string> {
  const missing = [...hashes].filter((hash) => hash !== undefined && !contents.has(hash)) as string[];
  const stored = await readContents(tx, missing);
  return (hash) => (contents.get(hash) ?? stored.get(hash))?.content ?? '';
}

/**
 * The only way files change: limits, contents, rows, version and counts, all in the caller's transaction. Throws the
 * errors of a person's storage; only a change that takes files away is never refused for them.
 */
export async function commitFiles(tx: Tx, commit: FilesCommit): Promise<WrittenFiles> {
  const { before, after, contents, now } = commit;
  const projectId = commit.project.id as Parameters<typeof setProjectFiles>[1];
  requireAllowed(after);
  const difference = compareFileSets(before, after);
  const putPaths = [...difference.created, ...difference.updated];
  const paths = [...putPaths, ...difference.deleted].toSorted();
  if (paths.length === 0 && !commit.isVersionForced) {
    const standing = await findVersionByRevision(tx, projectId, commit.project.revision);
    if (standing) {
      const version = presentVersion(standing);
      return { version, revision: version.revision, paths: [], written: [], removed: [] };
    }
  }

  const factOf = (path: string): { hash: string; size: number } => {
    const fact = after.get(path);
    if (!fact) throw new Error(`No file at ${path}`);
    return { hash: fact.hash, size: fact.size };
  };
  const written = putPaths.toSorted().map((path) => ({ path, ...factOf(path) }));
  const newSizes = new Map(written.map(({ hash, size }) => [hash, size]));
  const newHashes = new Set(newSizes.keys());
  await insertContents(
    tx,
    [...contents.values()].filter(({ hash }) => newHashes.has(hash)),
  );
  const contentBytes = await nameContents(tx, projectId, newSizes);
  await deleteFileRows(tx, projectId, difference.deleted);
  await putFileRows(tx, projectId, written, now);

  const touched = [...difference.updated, ...difference.deleted].map((path) => before.get(path)?.hash);
  const contentOf = await gatherTexts(tx, contents, [...newHashes, ...touched]);
  const revision = commit.project.revision + 1;
  const row = await insertVersion(tx, {
    id: newId<VersionId>(now),
    projectId,
    revision,
    reason: commit.reason,
    author: commit.author,
    turnId: commit.turnId,
    title: commit.title,
    manifest: Object.fromEntries([...after].map(([path, { hash }]) => [path, hash])),
    changes: await summarizeChanges(before, after, difference, contentOf),
    fileCount: after.size,
    createdAt: now,
  });
  let byteCount = 0;
  for (const { size } of after.values()) byteCount += size;
  const addedBytes = contentBytes + row.size;
  await setProjectFiles(tx, projectId, {
    revision,
    fileCount: after.size,
    byteCount,
    addedBytes,
    updatedAt: now,
  });
  const isRemoval = putPaths.length === 0 && difference.deleted.length > 0;
  const rule = isRemoval ? 'counted' : commit.author === 'ai' ? 'limited' : 'paced';
  await commit.storage.change(tx, commit.project.user_id as UserId, addedBytes, rule);
  return {
    version: presentVersion(row),
    revision,
    paths,
    written: written.map((file) => ({ ...file, updatedAt: toTimestamp(now) })),
    removed: difference.deleted,
  };
}
