import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { CreditsService } from '../credits/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { StorageService } from '../storage/index.ts';
import type { FindProvider } from './providers/provider.ts';
import type { TurnTasks } from './worker-tasks.ts';

/** Timing of a running turn, in milliseconds (docs/rules/turns.md#lease). */
export interface TurnTimings {
  /** Interval between batches of deltas published to open tabs. */
  readonly publishInterval: number;
  /** Interval of saving the progress and of checking whether the turn was ended elsewhere. */
  readonly saveInterval: number;
  /** A turn whose lease was not renewed for this long is considered abandoned. */
  readonly leaseDuration: number;
  /** Age of a lease at which it is renewed even without new progress. */
  readonly leaseRenewal: number;
  /** Interval of looking for abandoned turns. */
  readonly recoveryInterval: number;
}

export const defaultTimings: TurnTimings = {
  publishInterval: 50,
  saveInterval: 500,
  leaseDuration: 15_000,
  leaseRenewal: 5_000,
  recoveryInterval: 5_000,
};

/** What turns need from the rest of the server. */
export interface TurnPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly log: Log;
  readonly credits: Pick<
    CreditsService,
    'lock' | 'status' | 'use' | 'reserve' | 'settle' | 'release' | 'returnCharge' | 'publishBalance'
  >;
  readonly projects: Pick<
    ProjectsService,
    | 'create'
    | 'find'
    | 'lock'
    | 'closeSession'
    | 'revisionOf'
    | 'restoreRevision'
    | 'fork'
    | 'languageFor'
    | 'readFiles'
    | 'readLocks'
    | 'unlock'
    | 'applyFiles'
    | 'stepHistory'
    | 'createWithFiles'
    | 'countMessages'
    | 'publishFilesChanged'
    | 'images'
  >;
  /** Rejects a turn whose result could not be stored; by default nothing is checked. */
  readonly storage?: Pick<StorageService, 'requireRoom'>;
  /** Records administrators' decisions about charges in the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  /** CPU-bound work, done in worker threads. */
  readonly tasks: TurnTasks;
  /** The provider of the next turn; each turn keeps the one it started with. */
  readonly findProvider: FindProvider;
  /** Overrides the credit ratio of the model. */
  readonly creditsPerToken: number | null;
  readonly timings: TurnTimings;
}
