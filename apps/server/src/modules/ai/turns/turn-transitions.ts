import type { TurnStatus } from '@kilim/contract';

/** Allowed transitions of a running turn. `done`, `failed` and `stopped` can follow any status. */
const transitions: Readonly<Record<TurnStatus, readonly TurnStatus[]>> = {
  queued: ['streaming'],
  streaming: ['checking', 'applying'],
  checking: ['repairing', 'applying'],
  repairing: ['checking'],
  applying: ['checking'],
  done: [],
  failed: [],
  stopped: [],
};

/** Whether a running turn may change from one status to another. */
export function canTransition(from: TurnStatus, to: TurnStatus): boolean {
  return transitions[from].includes(to);
}
