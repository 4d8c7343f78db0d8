import type { Language, ProjectId, UserId, VersionId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { StorageCount } from '../storage/index.ts';
import type { ComposeExample } from './examples/find-example.ts';
import type { ReadArchive, ReadRemote } from './import/read-in-worker.ts';

/** Versions that chat messages link to; they are never thinned out. Implemented by the AI module. */
export type FindVersionsInUse = (tx: Tx, projectId: ProjectId) => Promise<ReadonlySet<VersionId>>;

/** State of those of the projects whose last turn is running or failed. Implemented by the AI module. */
export type FindTurnStates = (
  tx: Tx,
  projectIds: readonly ProjectId[],
) => Promise<ReadonlyMap<ProjectId, 'building' | 'failed'>>;

/** What the projects module needs from the rest of the server. */
export interface ProjectsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  /** Implemented by the AI module. */
  hasRunningTurn(tx: Tx, projectId: ProjectId): Promise<boolean>;
  /** By default every project is active. */
  readonly findTurnStates?: FindTurnStates;
  /** By default no version is in use. */
  readonly findVersionsInUse?: FindVersionsInUse;
  /** Unpacks a zip and chooses its files in a worker thread. */
  readonly readArchive: ReadArchive;
  /** Reads a branch of a Git remote in a worker thread. */
  readonly readRemote: ReadRemote;
  /** Composes an app of the gallery in a worker thread. */
  readonly composeExample: ComposeExample;
  /** Called in the transaction that moves a project to the trash, for example to release credits of a running turn. */
  beforeRemoval?(tx: Tx, projectId: ProjectId): Promise<void>;
  /** Counts stored bytes and enforces quotas; by default nothing is counted. */
  readonly storage?: StorageCount;
  /** Maximum number of live projects of a user; null, the default, is unlimited. */
  findProjectLimit?(tx: Tx, userId: UserId): Promise<number | null>;
  /** The language that the user chose; by default and before the first choice null. */
  findLanguage?(tx: Tx, userId: UserId): Promise<Language | null>;
  /** The project as clients of the SDK read it, for the event of its deletion; by default and when missing null. */
  readDocument?(userId: UserId, projectId: ProjectId): Promise<unknown>;
}
