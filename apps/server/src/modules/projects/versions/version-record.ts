import type { FileChange, ProjectId, TurnId, VersionId, VersionReason } from '@kilim/contract';

/** A version as it is stored, without its manifest, which lists every file and is read separately. */
export interface VersionRecord {
  readonly id: VersionId;
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
}

/** Content hashes by path. */
export type Manifest = ReadonlyMap<string, string>;

export interface NewVersion extends Omit<VersionRecord, 'size'> {
  readonly projectId: ProjectId;
  readonly manifest: Manifest;
}
