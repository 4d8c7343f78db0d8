import type { HistoryWish } from '@kilim/composer/history-wish';
import { completeTurn } from '../commands/complete-turn.ts';
import type { TurnPorts } from '../ports.ts';
import type { TurnCallbacks } from './turn-callbacks.ts';
import type { TurnContext } from './turn-context.ts';

/** Runs a turn that undoes or redoes a change: without a provider, and free (docs/rules/turns.md#undo-and-redo). */
export async function runStep(
  ports: TurnPorts,
  { turn }: TurnContext,
  wish: HistoryWish,
  callbacks: TurnCallbacks,
): Promise<void> {
  await callbacks.enterStatus('streaming');
  await callbacks.enterStatus('applying');
  await completeTurn(ports, turn, {
    outcome: { kind: 'step', wish },
    tokens: 0,
    wasRepaired: false,
    progress: callbacks.progress(),
  });
}
