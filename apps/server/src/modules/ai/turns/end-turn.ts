import {
  AppError,
  type Credits,
  type MessageId,
  type ProjectId,
  type TurnError,
  type TurnProgress,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { insertMessage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { presentTurn } from '../present.ts';
import { closeTurn, findRunningTurn, findTurn } from './repository.ts';
import { shrinkProgress } from './shrink-progress.ts';
import type { TurnEnd, TurnRecord } from './turn-record.ts';

const reasonMaximum = 100;

/** What a ledger row says of a turn: the start of its prompt (customer.md §9, stored prompt history). */
export function ledgerReason({ prompt }: Pick<TurnRecord, 'prompt'>): string {
  return prompt.slice(0, reasonMaximum);
}

/**
 * Stops the running turn of a project that is being deleted, in the transaction that does it: everything that was
 * reserved goes back, and the chat says so should the project come back. Its process notices at the next beat.
 */
export async function stopRunningTurn(
  { clock, credits, projects }: Pick<TurnPorts, 'clock' | 'credits' | 'projects'>,
  tx: Tx,
  projectId: ProjectId,
): Promise<void> {
  const turn = await findRunningTurn(tx, projectId);
  if (!turn) return;
  const now = clock.now();
  const error = toTurnError(new AppError('turn_stopped'));
  // Locks the user before the turn; the caller has locked the project.
  await credits.release(tx, { userId: turn.userId, turnId: turn.id, reason: ledgerReason(turn) });
  const failure = { status: 'stopped', error, progress: turn.progress } as const;
  if (await closeTurn(tx, turn.id, endOf(failure), now)) {
    await addSystemMessage({ projects }, tx, turn, error, now);
  }
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

function endOf({ status, error, progress }: Failure): TurnEnd {
  return {
    status,
    charged: 0 as Credits,
    tokens: null,
    versionId: null,
    createdProject: null,
    error,
    progress: shrinkProgress(progress),
  };
}

/**
 * Ends a turn without any effect, in one transaction: everything that was reserved goes back, the chat says why.
 * False when the turn was over already; then nothing is changed.
 */
export async function failTurn(ports: TurnPorts, turn: TurnRecord, failure: Failure): Promise<boolean> {
  const now = ports.clock.now();
  const ended = await ports.transactions.run(async (tx) => {
    if (!(await ports.projects.lock(tx, turn.projectId))) return false;
    await ports.credits.lock(tx, turn.userId);
    if (!(await closeTurn(tx, turn.id, endOf(failure), now, failure.leaseBefore))) return false;
    await ports.credits.release(tx, { userId: turn.userId, turnId: turn.id, reason: ledgerReason(turn) });
    await addSystemMessage(ports, tx, turn, failure.error, now);
    return true;
  });
  if (ended) await announceEnd(ports, turn);
  return ended;
}

async function addSystemMessage(
  ports: Pick<TurnPorts, 'projects'>,
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
