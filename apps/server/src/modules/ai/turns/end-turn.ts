import type { AppError, Credits, MessageId, ProjectId, TurnError, TurnProgress } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { insertMessage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { presentTurn } from '../present.ts';
import { closeTurn, findRunningTurn, findTurn } from './repository.ts';
import { shrinkProgress } from './shrink-progress.ts';
import type { TurnRecord } from './turn-record.ts';

const reasonMaximum = 100;

/** What a ledger row says of a turn: the start of its prompt (customer.md §9, stored prompt history). */
export function ledgerReason({ prompt }: Pick<TurnRecord, 'prompt'>): string {
  return prompt.slice(0, reasonMaximum);
}

/** Gives back what the running turn of a project has set aside; for a project that is about to go with its turns. */
export async function releaseRunningTurn(
  tx: Tx,
  credits: Pick<TurnPorts['credits'], 'release'>,
  projectId: ProjectId,
): Promise<void> {
  const turn = await findRunningTurn(tx, projectId);
  if (turn) await credits.release(tx, { userId: turn.userId, turnId: turn.id, reason: ledgerReason(turn) });
}

/** An error as it is kept with a turn and its message. */
export function toTurnError({ type, params }: AppError): TurnError {
  return { type, params: { ...params } };
}

export interface Failure {
  readonly status: 'failed' | 'stopped';
  readonly error: TurnError;
  readonly progress: TurnProgress;
  /** Ends it only when its lease ran out before that moment. */
  readonly leaseBefore?: number;
}

/**
 * Ends a turn without any effect, in one transaction: everything that was reserved goes back, the chat says why.
 * False when the turn was over already; then nothing is changed.
 */
export async function failTurn(ports: TurnPorts, turn: TurnRecord, failure: Failure): Promise<boolean> {
  const now = ports.clock.now();
  const ended = await ports.transactions.run(async (tx) => {
    const end = {
      status: failure.status,
      charged: 0 as Credits,
      tokens: null,
      versionId: null,
      createdProject: null,
      error: failure.error,
      progress: shrinkProgress(failure.progress),
    };
    if (!(await closeTurn(tx, turn.id, end, now, failure.leaseBefore))) return false;
    await ports.credits.release(tx, { userId: turn.userId, turnId: turn.id, reason: ledgerReason(turn) });
    await addSystemMessage(ports, tx, turn, failure.error, now);
    return true;
  });
  if (ended) await announceEnd(ports, turn);
  return ended;
}

async function addSystemMessage(
  ports: TurnPorts,
  tx: Tx,
  turn: TurnRecord,
  error: TurnError,
  now: number,
): Promise<void> {
  await insertMessage(tx, {
    id: newId<MessageId>(now),
    projectId: turn.projectId,
    turnId: turn.id,
    type: 'system',
    content: '',
    changes: null,
    metadata: null,
    error,
    createdAt: now,
  });
  await ports.projects.countMessages(tx, turn.projectId, 1);
}

/** Tells every tab that a turn is over and what the balance is now; call it after the commit. */
export async function announceEnd(ports: TurnPorts, turn: TurnRecord): Promise<void> {
  const ended = await findTurn(ports.transactions.outside, turn.projectId, turn.id);
  if (ended) {
    ports.events.publishToProject(turn.projectId, {
      kind: 'turn-ended',
      projectId: turn.projectId,
      turn: presentTurn(ended),
    });
  }
  await ports.credits.announce(turn.userId);
}
