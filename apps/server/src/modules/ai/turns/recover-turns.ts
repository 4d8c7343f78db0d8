import { AppError, type TurnId } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { failTurn, toTurnError } from './end-turn.ts';
import { listAbandonedTurns, shortenLeases } from './repository.ts';

const batch = 50;

export interface RecoveryScope {
  /** Turns that this process runs. They are alive even when a clock that jumped makes their lease look expired. */
  readonly own: readonly TurnId[];
  /** Leases that end within so many milliseconds from now count as expired. */
  readonly ahead?: number;
}

/**
 * Ends the turns whose process is gone: nobody renewed their lease. Nothing of them was applied, and what they reserved
 * is given back. Several processes may do this at once. Answers how many were ended here.
 */
export async function recoverInterruptedTurns(
  ports: TurnPorts,
  { own, ahead = 0 }: RecoveryScope,
): Promise<number> {
  const now = ports.clock.now();
  const leaseBefore = now + ahead;
  // A clock that was set back leaves leases that end hours from now. A living process renews such a lease at once;
  // a dead one's turn ends one lease later instead of hours later.
  await shortenLeases(ports.transactions.outside, now, ports.timings.lease);
  let ended = 0;
  for (;;) {
    const abandoned = await listAbandonedTurns(ports.transactions.outside, {
      leaseBefore,
      own,
      limit: batch,
    });
    let endedNow = 0;
    for (const turn of abandoned) {
      const error = toTurnError(new AppError('turn_interrupted'));
      const failure = { status: 'failed', error, progress: turn.progress, leaseBefore } as const;
      try {
        if (await failTurn(ports, turn, failure)) endedNow += 1;
      } catch (cause) {
        // One turn that cannot be ended must not keep the others waiting.
        ports.log.error({ turnId: turn.id, err: cause }, 'an interrupted turn could not be ended');
      }
    }
    ended += endedNow;
    if (abandoned.length < batch || endedNow === 0) return ended;
  }
}
