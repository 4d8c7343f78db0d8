import type { TurnDelta, TurnProgress, TurnStatus } from '@kilim/contract';

/** Callbacks from a running turn to its runner. */
export interface TurnCallbacks {
  readonly signal: AbortSignal;
  readonly emit: (delta: TurnDelta) => void;
  readonly progress: () => TurnProgress;
  /** Saves and publishes the next status. Throws `TurnAlreadyEnded`. */
  enterStatus(status: TurnStatus): Promise<void>;
}
