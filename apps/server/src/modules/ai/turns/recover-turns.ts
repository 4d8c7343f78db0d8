import { AppError } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { failTurn, toTurnError } from './end-turn.ts';
import { listAbandonedTurns } from './repository.ts';

const batch = 50;

/**
 * Ends the turns whose process is gone: their lease ran out, so nobody renews it. Nothing of them was applied, what
 * they reserved goes back. Any number of processes may do this at once. Answers how many were ended here.
 * `ahead` takes leases for over that end within so many milliseconds from now.
 */
export async function recoverInterruptedTurns(ports: TurnPorts, ahead = 0): Promise<number> {
  const leaseBefore = ports.clock.now() + ahead;
  let ended = 0;
  for (;;) {
    const abandoned = await listAbandonedTurns(ports.transactions.outside, leaseBefore, batch);
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
