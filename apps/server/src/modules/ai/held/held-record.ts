import type { HeldFile, HeldState, ProjectId, TurnId, VersionId } from '@kilim/contract';

/** Both sides of a held change; null where there is no file. */
export interface HeldContent {
  readonly path: string;
  /** The file when the answer was checked. */
  readonly base: string | null;
  readonly next: string | null;
}

/** Changes of a turn that were not applied with it. */
export interface HeldRecord {
  readonly turnId: TurnId;
  readonly projectId: ProjectId;
  readonly state: HeldState;
  /** Title of the answer and of the version that applies them. */
  readonly title: string;
  readonly files: readonly HeldFile[];
  /** Empty once it was decided. */
  readonly contents: readonly HeldContent[];
  readonly versionId: VersionId | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}
