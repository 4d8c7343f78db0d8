import type { FileChange, ProjectId, TurnId, VersionId, VersionReason } from '@kilim/contract';
import type { FileSet } from '../files/file-set.ts';

/** A version as it is stored, without its manifest, which lists every file and is read separately. */
export interface VersionRecord {
  readonly id: VersionId;
  /** 1, 2, 3 … per project; a gap where versions were thinned out. */
  readonly number: number;
  /** The project's revision after the last save of this version. */
  readonly revision: number;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
  /** Changes against the previous version. */
  readonly changes: readonly FileChange[];
  readonly fileCount: number;
  /** Bytes that the version itself adds to what the project stores. */
  readonly size: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** When it was last saved; later than `createdAt` for an editing session. */
  readonly savedAt: number;
  /** End of the editing session that saves into this version; null when it is closed. */
  readonly sessionUntil: number | null;
  /** Number of the version that a restore copied. */
  readonly restoredNumber: number | null;
}

/** Content hashes by path. */
export type Manifest = ReadonlyMap<string, string>;

export const manifestOf = (files: FileSet): Manifest =>
  new Map([...files].map(([path, { hash }]) => [path, hash]));

/** The files of a manifest without their sizes, for comparisons. */
export const setOfManifest = (manifest: Manifest): FileSet =>
  new Map([...manifest].map(([path, hash]) => [path, { hash, size: 0 }]));

export interface NewVersion extends Omit<VersionRecord, 'size'> {
  readonly projectId: ProjectId;
  readonly manifest: Manifest;
}

/** What a further save of an editing session changes. */
export type SessionSave = Pick<
  NewVersion,
  'revision' | 'reason' | 'manifest' | 'changes' | 'fileCount' | 'savedAt' | 'sessionUntil'
>;
