import { AppError, type Credits, type TurnId } from '@kilim/contract';
import { findTurnCharge } from '../../credits/index.ts';
import type { TurnPorts } from '../ports.ts';
import { decideMount } from './repository.ts';
import { findTurnOwner } from './review-repository.ts';

export interface RefundedTurn {
  readonly returned: Credits;
  readonly balance: Credits;
}

/**
 * Returns what a turn cost, by an administrator's decision: docs/rules/credits.md#returned-charges Repeating it returns
 * nothing more. Throws `turn_charge_not_found` for a running turn and for one that cost nothing.
 */
export async function refundTurn(ports: TurnPorts, turnId: TurnId): Promise<RefundedTurn> {
  const { transactions, clock, credits, audit, events } = ports;
  const turn = await findTurnOwner(transactions.outside, turnId);
  if (!turn) throw new AppError('turn_charge_not_found');
  const { userId, projectId } = turn;
  const returned = await transactions.run(async (tx) => {
    await credits.lock(tx, userId);
    const charge = await findTurnCharge(tx, userId, turnId);
    if (charge === null || charge.charged === 0) throw new AppError('turn_charge_not_found');
    if (charge.isReturned) return charge.charged as Credits;
    await credits.returnCharge(tx, { userId, turnId });
    // A report about the same turn waits no longer.
    await decideMount(tx, turnId, { charge: 'returned', decidedAt: clock.now() });
    await audit?.record(tx, {
      kind: 'charge-returned',
      userId,
      detail: { target: turnId, credits: charge.charged },
    });
    return charge.charged as Credits;
  });
  events.publishToProject(projectId, { kind: 'turn-reported', projectId, turnId });
  await credits.publishBalance(userId);
  return { returned, balance: (await credits.status(userId)).balance };
}
