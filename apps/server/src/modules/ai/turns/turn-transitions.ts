import type { TurnStatus } from '@kilim/contract';

/** Allowed transitions of a running turn. A fallback starts again at `streaming`; `done`, `failed` and `stopped` can follow any status. */
const transitions: Readonly<Record<TurnStatus, readonly TurnStatus[]>> = {
  queued: ['streaming'],
  streaming: ['checking', 'applying', 'streaming'],
  checking: ['repairing', 'applying', 'streaming'],
  repairing: ['checking', 'streaming'],
  applying: ['checking'],
  done: [],
  failed: [],
  stopped: [],
};

/** Whether a running turn may change from one status to another. */
export function canTransition(from: TurnStatus, to: TurnStatus): boolean {
  return transitions[from].includes(to);
}
