import {
  AppError,
  type Credits,
  type MessageId,
  type ProjectId,
  type TurnError,
  type TurnProgress,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { documentChanged } from '../../../platform/events/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { insertMessage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { presentTurn } from '../present.ts';
import { closeTurn, findRunningTurn, findTurn } from '../turns/repository.ts';
import { shrinkProgress } from '../turns/shrink-progress.ts';
import type { TurnEnd, TurnRecord } from '../turns/turn-record.ts';

const reasonMaximum = 100;

/** The reason of a turn's ledger entries: the start of its prompt (docs/rules/turns.md#prompt-history). */
export function ledgerReason({ prompt }: Pick<TurnRecord, 'prompt'>): string {
  return prompt.slice(0, reasonMaximum);
}

/**
 * Stops the running turn of a project within the transaction that deletes it: releases the reservation and adds a chat
 * message, which matters if the project is restored. The process that runs the turn notices when it next saves.
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
  // Lock order: the caller has locked the project; this locks the user, before the turn.
  await credits.release(tx, { userId: turn.userId, turnId: turn.id, reason: ledgerReason(turn) });
  const failure = { status: 'stopped', error, progress: turn.progress } as const;
  if (await closeTurn(tx, turn.id, endOf(failure), now)) {
    await addSystemMessage({ projects }, tx, turn, error, now);
  }
}

/** The part of an error that is stored with a turn and its chat message. */
export function toTurnError({ type, params }: AppError): TurnError {
  return { type, params: { ...params } };
}

export interface Failure {
  readonly status: 'failed' | 'stopped';
  readonly error: TurnError;
  readonly progress: TurnProgress;
  /** Ends the turn only if its lease expired before this moment. */
  readonly leaseBefore?: number;
}

function endOf({ status, error, progress }: Failure): TurnEnd {
  return {
    status,
    charged: 0 as Credits,
    tokens: null,
    versionId: null,
    revision: null,
    createdProject: null,
    error,
    progress: shrinkProgress(progress),
  };
}

/**
 * Ends a turn without applying anything, in one transaction: releases the reservation and adds a chat message with the
 * error. Returns false, and changes nothing, when the turn has already ended.
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
  if (ended) await publishTurnEnded(ports, turn);
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

/** Publishes the ended turn to the project's tabs and the balance to the user's; call it after the commit. */
export async function publishTurnEnded(ports: TurnPorts, turn: TurnRecord): Promise<void> {
  const ended = await findTurn(ports.transactions.outside, turn.projectId, turn.id);
  if (ended) {
    ports.events.publishToProject(turn.projectId, {
      kind: 'turn-ended',
      projectId: turn.projectId,
      turn: presentTurn(ended),
    });
    if (ended.createdProject !== null) {
      const roles = [`user:${turn.userId}`];
      ports.events.publishResource(documentChanged('projects', ended.createdProject.id, 'create', roles));
    }
  }
  await ports.credits.publishBalance(turn.userId);
}
