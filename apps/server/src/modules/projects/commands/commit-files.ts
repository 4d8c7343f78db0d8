import type { TurnId, Version, VersionReason } from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { addContentReferences, insertContents } from '../files/content-repository.ts';
import { type FileContent, isReference } from '../files/file-content.ts';
import { compareFileSets, type FileSet, requireAllowed } from '../files/file-set.ts';
import { deleteFileRows, putFileRows } from '../files/repository.ts';
import { requireReferences } from '../files/require-references.ts';
import { presentVersion } from '../present.ts';
import type { ProjectRecord } from '../project-record.ts';
import { setProjectFiles } from '../repository.ts';
import { findVersionPlace, recordVersion } from '../versions/record-version.ts';
import { findVersionByRevision } from '../versions/repository.ts';

/** The new version, or the current one when nothing changed (`paths` is then empty). */
export interface AppliedVersion {
  readonly version: Version;
  /** Paths that were created, changed or deleted. */
  readonly paths: readonly string[];
  readonly revision: number;
}

export interface WrittenFile {
  readonly path: string;
  readonly hash: string;
  readonly size: number;
  readonly updatedAt: string;
}

export interface WrittenFiles extends AppliedVersion {
  readonly written: readonly WrittenFile[];
  readonly removed: readonly string[];
}

export interface FilesCommit {
  /** Locked by `lockProject`, or just inserted. */
  readonly project: Pick<ProjectRecord, 'id' | 'userId' | 'revision'>;
  readonly storage: StorageCount;
  readonly before: FileSet;
  readonly after: FileSet;
  /** Contents by hash that may not be stored yet. */
  readonly contents: ReadonlyMap<string, FileContent>;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
  /** Number of the version that a restore copies. */
  readonly restoredNumber?: number;
  /** Creates a version even when nothing changed. */
  readonly isVersionForced?: boolean;
  readonly now: number;
}

/**
 * The only way files change: checks limits, then writes contents, rows, version and counts in the caller's transaction.
 * See docs/rules/versions.md#creation. Throws the errors of project limits and of the storage quota; a change that only deletes files is never refused.
 */
export async function commitFiles(tx: Tx, commit: FilesCommit): Promise<WrittenFiles> {
  const { before, after, contents, now } = commit;
  const projectId = commit.project.id;
  const texts = [...contents.values()].filter(({ bytes }) => bytes === undefined);
  requireAllowed(after, new Set(texts.filter((text) => !isReference(text)).map(({ hash }) => hash)));
  const difference = compareFileSets(before, after);
  const putPaths = [...difference.created, ...difference.updated];
  const paths = [...putPaths, ...difference.deleted].toSorted();
  if (paths.length === 0 && !commit.isVersionForced) {
    const current = await findVersionByRevision(tx, projectId, commit.project.revision);
    if (current) {
      const version = presentVersion(current);
      return { version, revision: version.revision, paths: [], written: [], removed: [] };
    }
  }

  const infoOf = (path: string): { hash: string; size: number } => {
    const info = after.get(path);
    if (!info) throw new Error(`No file at ${path}`);
    return { hash: info.hash, size: info.size };
  };
  const written = putPaths.toSorted().map((path) => ({ path, ...infoOf(path) }));
  const newSizes = new Map(written.map(({ hash, size }) => [hash, size]));
  const newHashes = new Set(newSizes.keys());
  const newContents = [...contents.values()].filter(({ hash }) => newHashes.has(hash));
  await requireReferences(tx, projectId, newContents);
  await insertContents(tx, newContents);
  const place = await findVersionPlace(tx, projectId, commit.project.revision, commit);
  const contentBytes = await addContentReferences(tx, projectId, newSizes, place.number);
  await deleteFileRows(tx, projectId, difference.deleted);
  await putFileRows(tx, projectId, written, now);

  const revision = commit.project.revision + 1;
  const { version, releasedBytes } = await recordVersion(tx, place, revision, {
    ...commit,
    restoredNumber: commit.restoredNumber ?? null,
    projectId,
    difference,
  });
  let byteCount = 0;
  for (const { size } of after.values()) byteCount += size;
  const addedBytes = contentBytes + version.size;
  await setProjectFiles(tx, projectId, {
    revision,
    fileCount: after.size,
    byteCount,
    addedBytes: addedBytes - releasedBytes,
    updatedAt: now,
  });
  const isRemoval = putPaths.length === 0 && difference.deleted.length > 0;
  const rule = isRemoval ? 'counted' : commit.author === 'ai' ? 'limited' : 'paced';
  // Counted separately, because everything written counts for the write pace.
  const { userId } = commit.project;
  if (releasedBytes > 0) await commit.storage.change(tx, userId, -releasedBytes, 'counted');
  await commit.storage.change(tx, userId, addedBytes, rule);
  return {
    version: presentVersion(version),
    revision,
    paths,
    written: written.map((file) => ({ ...file, updatedAt: toTimestamp(now) })),
    removed: difference.deleted,
  };
}
