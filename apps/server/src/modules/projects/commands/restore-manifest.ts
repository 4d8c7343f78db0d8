import type { TurnId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { readSizes } from '../files/content-repository.ts';
import type { FileInfo } from '../files/file-set.ts';
import { readFileSet } from '../files/repository.ts';
import type { ProjectRecord } from '../project-record.ts';
import type { Manifest, VersionRecord } from '../versions/version-record.ts';
import { type AppliedVersion, commitFiles } from './commit-files.ts';

export interface ManifestRestore {
  /** Locked. */
  readonly project: ProjectRecord;
  readonly wanted: VersionRecord;
  readonly manifest: Manifest;
  /** The turn that asked for it; null for the user. */
  readonly turnId: TurnId | null;
  readonly storage: StorageCount;
  readonly now: number;
}

/** Writes the files of an old version as a new one. Throws the errors of the storage quota. */
export async function restoreManifest(tx: Tx, restore: ManifestRestore): Promise<AppliedVersion> {
  const { project, wanted, manifest, turnId, storage, now } = restore;
  const sizes = await readSizes(tx, manifest.values());
  const after = new Map<string, FileInfo>(
    [...manifest].map(([path, hash]) => [path, { hash, size: sizes.get(hash) ?? 0 }]),
  );
  return commitFiles(tx, {
    project,
    storage,
    before: await readFileSet(tx, project.id),
    after,
    contents: new Map(),
    reason: 'restore',
    author: turnId === null ? 'user' : 'ai',
    turnId,
    title: wanted.title,
    restoredNumber: wanted.number,
    isVersionForced: true,
    now,
  });
}
