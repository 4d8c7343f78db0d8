import {
  type AiProviderKind,
  AppError,
  type ChatMessage,
  type Language,
  type ProjectId,
  type Turn,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import { deleteMessages, listMessageRows } from './messages/repository.ts';
import type { TurnPorts } from './ports.ts';
import { presentMessage, presentTurn } from './present.ts';
import { failTurn, toTurnError } from './turns/end-turn.ts';
import { type Estimate, estimateTurn } from './turns/estimate-turn.ts';
import { recoverInterruptedTurns } from './turns/recover-turns.ts';
import { findRunningTurn, findTurn, hasRunningTurn } from './turns/repository.ts';
import { type StartTurnInput, startTurn } from './turns/start-turn.ts';
import type { TurnRecord } from './turns/turn-record.ts';
import { createTurnRunner } from './turns/turn-runner.ts';

export interface AiStatus {
  readonly provider: AiProviderKind;
  readonly model: string;
}

/** Turns and chat of projects. A project of somebody else is `project_not_found` everywhere. */
export interface AiService {
  status(): AiStatus;
  estimate(
    userId: UserId,
    projectId: ProjectId,
    input: { prompt: string; language: Language },
  ): Promise<Estimate>;
  /** Begins a turn that goes on without the caller; the same key answers the same turn. */
  start(input: StartTurnInput): Promise<Turn>;
  current(userId: UserId, projectId: ProjectId): Promise<Turn | null>;
  find(userId: UserId, projectId: ProjectId, turnId: TurnId): Promise<Turn>;
  /** Ends a running turn, whichever process runs it; one that is over is answered as it ended. */
  stop(userId: UserId, projectId: ProjectId, turnId: TurnId): Promise<Turn>;
  listMessages(
    userId: UserId,
    projectId: ProjectId,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ messages: ChatMessage[]; nextCursor: string | null }>;
  /** The whole chat, oldest first, also of a project in the trash. The caller has checked whose project it is. */
  readChat(projectId: ProjectId): Promise<ChatMessage[]>;
  clearMessages(userId: UserId, projectId: ProjectId): Promise<void>;
  /** Ends turns whose process died; answers how many. */
  recover(): Promise<number>;
  /**
   * Recovers now and from then on regularly. `isAlone`: no other process uses this database, so every turn that
   * runs in it now was left behind by one that is gone, whatever its lease says.
   */
  startRecovery(options?: { readonly isAlone?: boolean }): void;
  /** Resolves when no turn runs in this process. */
  settled(): Promise<void>;
  /** Ends the turns of this process as interrupted and stops recovering. */
  close(): Promise<void>;
}

/** Messages read at once where all of them are wanted. */
const chatPage = 100;
const positionCursor = z.tuple([z.number().int().positive()]);

export function createTurnService(ports: TurnPorts, status: AiStatus): AiService {
  const { transactions, projects, provider } = ports;
  const runner = createTurnRunner(ports);
  let recoveryTimer: NodeJS.Timeout | undefined;

  /** What the process that runs a turn knows is newer than what was last saved. */
  const present = (turn: TurnRecord): Turn => {
    const live = turn.isRunning ? runner.look(turn.id) : null;
    return presentTurn(live ? { ...turn, ...live } : turn);
  };

  const findOwn = async (userId: UserId, projectId: ProjectId, turnId: TurnId): Promise<TurnRecord> => {
    await projects.find(userId, projectId);
    const turn = await findTurn(transactions.outside, projectId, turnId);
    if (!turn) throw new AppError('turn_not_found');
    return turn;
  };

  const recover = (): Promise<number> => recoverInterruptedTurns(ports, { own: runner.own() });
  const recoverQuietly = (ahead: number): void => {
    recoverInterruptedTurns(ports, { own: runner.own(), ahead }).catch((error: unknown) =>
      ports.log.error({ err: error }, 'turns could not be recovered'),
    );
  };

  return {
    status: () => status,
    estimate: (userId, projectId, input) => estimateTurn(ports, provider, { userId, projectId, ...input }),
    start: async (input) => {
      const started = await startTurn(ports, provider, input);
      if (!started.isNew || !provider) return present(started.turn);
      const turn = presentTurn(started.turn);
      ports.events.publishToProject(turn.projectId, {
        kind: 'turn-started',
        projectId: turn.projectId,
        turn,
      });
      runner.launch(provider, started.job);
      await ports.credits.announce(input.userId);
      return turn;
    },
    current: async (userId, projectId) => {
      await projects.find(userId, projectId);
      const turn = await findRunningTurn(transactions.outside, projectId);
      return turn && present(turn);
    },
    find: async (userId, projectId, turnId) => present(await findOwn(userId, projectId, turnId)),
    stop: async (userId, projectId, turnId) => {
      const turn = await findOwn(userId, projectId, turnId);
      if (turn.isRunning) {
        const progress = runner.look(turnId)?.progress ?? turn.progress;
        const error = toTurnError(new AppError('turn_stopped'));
        // Ending it in the database stops it wherever it runs: its process notices, and cannot apply any more.
        if (await failTurn(ports, turn, { status: 'stopped', error, progress })) runner.drop(turnId);
      }
      return presentTurn(await findOwn(userId, projectId, turnId));
    },
    listMessages: async (userId, projectId, { limit, cursor }) => {
      await projects.find(userId, projectId);
      const before = cursor === undefined ? null : decodeCursor(cursor, positionCursor)[0];
      const found = await listMessageRows(transactions.outside, projectId, before, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, ({ position }) => [position]);
      return { messages: rows.map(presentMessage), nextCursor };
    },
    readChat: async (projectId) => {
      const chat: ChatMessage[] = [];
      for (let before: number | null = null; ; ) {
        const rows = await listMessageRows(transactions.outside, projectId, before, chatPage);
        chat.push(...rows.map(presentMessage));
        before = rows.at(-1)?.position ?? null;
        if (rows.length < chatPage) return chat.toReversed();
      }
    },
    clearMessages: async (userId, projectId) => {
      await projects.find(userId, projectId);
      await transactions.run(async (tx) => {
        if (!(await projects.lock(tx, projectId))) throw new AppError('project_not_found');
        if (await hasRunningTurn(tx, projectId)) throw new AppError('turn_in_progress');
        const count = await deleteMessages(tx, projectId);
        if (count > 0) await projects.countMessages(tx, projectId, -count);
      });
    },
    recover,
    startRecovery: ({ isAlone = false } = {}) => {
      // A turn that begins after this moment has a lease that ends later than this.
      recoverQuietly(isAlone ? ports.timings.lease : 0);
      clearInterval(recoveryTimer);
      recoveryTimer = setInterval(() => recoverQuietly(0), ports.timings.recovery);
      recoveryTimer.unref();
    },
    settled: runner.settled,
    close: async () => {
      clearInterval(recoveryTimer);
      await runner.stop();
    },
  };
}
