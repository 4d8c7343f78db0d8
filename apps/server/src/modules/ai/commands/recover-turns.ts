import { AppError, type TurnId } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { listAbandonedTurns, shortenLeases } from '../turns/repository.ts';
import { failTurn, toTurnError } from './end-turn.ts';

const batch = 50;

export interface RecoveryScope {
  /** Turns that this process runs. They are alive even if a clock jump makes their leases look expired. */
  readonly own: readonly TurnId[];
  /** Leases that end within this many milliseconds also count as expired. */
  readonly ahead?: number;
}

/**
 * Ends turns whose process has died, so that their lease expired. Nothing of them was applied; their reservations are
 * released. Several processes may run this at once. Returns the number of turns ended by this call.
 */
export async function recoverInterruptedTurns(
  ports: TurnPorts,
  { own, ahead = 0 }: RecoveryScope,
): Promise<number> {
  const now = ports.clock.now();
  const leaseBefore = now + ahead;
  // A clock that was set back leaves leases that end hours from now. Running processes renew them at once; the turn of
  // a dead process ends after one lease instead of hours later.
  await shortenLeases(ports.transactions.outside, now, ports.timings.leaseDuration);
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
        // One failure must not prevent the recovery of the other turns.
        ports.log.error({ turnId: turn.id, err: cause }, 'an interrupted turn could not be ended');
      }
    }
    ended += endedNow;
    if (abandoned.length < batch || endedNow === 0) return ended;
  }
}
