import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { CreditsService } from '../credits/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { StorageService } from '../storage/index.ts';
import type { Provider } from './providers/provider.ts';
import type { JudgeAnswer } from './turns/judge-in-worker.ts';

/** Milliseconds between what a running turn does again and again. */
export interface TurnTimings {
  /** Rounds of deltas to the open tabs. */
  readonly publish: number;
  /** Saving the progress, and looking whether somebody ended the turn. */
  readonly beat: number;
  /** How long a turn is taken to be alive without a sign. */
  readonly lease: number;
  /** After which part of the lease a sign is due although nothing new was said. */
  readonly renewal: number;
  /** Looking for turns whose process died. */
  readonly recovery: number;
}

export const defaultTimings: TurnTimings = {
  publish: 50,
  beat: 500,
  lease: 15_000,
  renewal: 5_000,
  recovery: 5_000,
};

/** What turns need from the rest of the server. */
export interface TurnPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly log: Log;
  readonly credits: Pick<CreditsService, 'lock' | 'status' | 'reserve' | 'settle' | 'release' | 'announce'>;
  readonly projects: Pick<
    ProjectsService,
    'find' | 'lock' | 'readFiles' | 'applyFiles' | 'createWithFiles' | 'countMessages' | 'publishFilesChanged'
  >;
  /** Refuses work whose result could not be stored; leaving it out refuses nothing. */
  readonly storage?: Pick<StorageService, 'requireRoom'>;
  /** Heals and checks answers, away from the event loop. */
  readonly judge: JudgeAnswer;
  /** Null when the chosen provider lacks its address or key. */
  readonly provider: Provider | null;
  readonly creditsPerToken: number | null;
  readonly timings: TurnTimings;
}
