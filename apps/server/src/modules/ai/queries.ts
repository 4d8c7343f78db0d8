import {
  AppError,
  type ChatMessage,
  type ProjectId,
  type Turn,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import { listMessagePage } from './messages/repository.ts';
import type { TurnPorts } from './ports.ts';
import { presentMessage, presentTurn } from './present.ts';
import { needOf } from './prompt/need-of.ts';
import { pricedAs } from './providers/priced-as.ts';
import { chooseProvider } from './turns/choose-provider.ts';
import { type Estimate, type EstimateInput, estimateTurn } from './turns/estimate-turn.ts';
import { findRunningTurn, findTurn } from './turns/repository.ts';
import type { TurnRecord } from './turns/turn-record.ts';
import type { TurnRunner } from './turns/turn-runner.ts';

/** Reads of turns and chats. All but `readChat` throw `project_not_found` for a project of another user. */
export interface AiQueries {
  estimate(
    userId: UserId,
    projectId: ProjectId,
    input: Pick<EstimateInput, 'prompt' | 'language' | 'mode' | 'attachments'>,
  ): Promise<Estimate>;
  /** The running turn of a project, or null. */
  current(userId: UserId, projectId: ProjectId): Promise<Turn | null>;
  find(userId: UserId, projectId: ProjectId, turnId: TurnId): Promise<Turn>;
  /** Messages of a chat, newest first. */
  listMessages(
    userId: UserId,
    projectId: ProjectId,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ messages: ChatMessage[]; nextCursor: string | null }>;
  /** The whole chat, oldest first, also of a project in the trash. The caller has checked the owner. */
  readChat(projectId: ProjectId): Promise<ChatMessage[]>;
}

const messagesPerRead = 100;
const positionCursor = z.tuple([z.number().int().positive()]);

/** Finds a turn in a project of the user; throws `project_not_found` and `turn_not_found`. */
export async function requireTurn(
  { projects, transactions }: Pick<TurnPorts, 'projects' | 'transactions'>,
  userId: UserId,
  projectId: ProjectId,
  turnId: TurnId,
): Promise<TurnRecord> {
  await projects.find(userId, projectId);
  const turn = await findTurn(transactions.outside, projectId, turnId);
  if (!turn) throw new AppError('turn_not_found');
  return turn;
}

/** The turn for the wire. The state of a turn that runs in this process is newer than its saved row. */
export function presentLiveTurn(turn: TurnRecord, runner: Pick<TurnRunner, 'findLive'>): Turn {
  const live = turn.isRunning ? runner.findLive(turn.id) : null;
  return presentTurn(live ? { ...turn, ...live } : turn);
}

export function createAiQueries(ports: TurnPorts, runner: Pick<TurnRunner, 'findLive'>): AiQueries {
  const { transactions, projects, findProvider } = ports;
  return {
    estimate: async (userId, projectId, given) => {
      const input = { userId, projectId, ...given };
      const found = await findProvider(needOf(userId, given.prompt, null, given.mode));
      const { provider } = await chooseProvider(ports, found, input);
      return estimateTurn(provider ? pricedAs(ports, provider) : ports, provider, input);
    },
    current: async (userId, projectId) => {
      await projects.find(userId, projectId);
      const turn = await findRunningTurn(transactions.outside, projectId);
      return turn && presentLiveTurn(turn, runner);
    },
    find: async (userId, projectId, turnId) =>
      presentLiveTurn(await requireTurn(ports, userId, projectId, turnId), runner),
    listMessages: async (userId, projectId, { limit, cursor }) => {
      await projects.find(userId, projectId);
      const before = cursor === undefined ? null : decodeCursor(cursor, positionCursor)[0];
      const found = await listMessagePage(transactions.outside, projectId, before, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, ({ position }) => [position]);
      return { messages: rows.map(presentMessage), nextCursor };
    },
    readChat: async (projectId) => {
      const chat: ChatMessage[] = [];
      for (let before: number | null = null; ; ) {
        const page = await listMessagePage(transactions.outside, projectId, before, messagesPerRead);
        chat.push(...page.map(presentMessage));
        before = page.at(-1)?.position ?? null;
        if (page.length < messagesPerRead) return chat.toReversed();
      }
    },
  };
}
