import {
  estimateTurn,
  getAiStatus,
  getCurrentTurn,
  getTurn,
  type Language,
  type ProjectId,
  startTurn,
  stopTurn,
  type Turn,
  type TurnId,
} from '@kilim/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { TurnReader } from '../chat/turn-stream.ts';

/** Reads turns over HTTP. */
export function createTurnReader(projectId: ProjectId): TurnReader {
  return {
    readCurrent: async () => (await call(getCurrentTurn, { params: { projectId } })).turn,
    read: (turnId) => call(getTurn, { params: { projectId, turnId } }),
  };
}

/** The configured AI provider and model. */
export const aiStatusQuery = queryOptions({
  queryKey: queryKeys.ai.status,
  queryFn: ({ signal }) => call(getAiStatus, { signal }),
  staleTime: 5 * 60_000,
});

/** The estimated cost of a prompt; not fetched for an empty one. */
export function estimateQuery(projectId: ProjectId, prompt: string) {
  return queryOptions({
    queryKey: [...queryKeys.projects.currentTurn(projectId), 'estimate', prompt],
    queryFn: ({ signal }) => call(estimateTurn, { params: { projectId }, body: { prompt }, signal }),
    enabled: prompt.trim() !== '',
    staleTime: 30_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

export interface TurnRequest {
  readonly prompt: string;
  readonly language: Language;
  readonly quickPromptId?: string;
  /** A request with a known key starts no new turn, so a send whose reply was lost can be retried. */
  readonly idempotencyKey: string;
}

/** Starts a turn. Fails with an AppError. */
export function sendPrompt(projectId: ProjectId, request: TurnRequest): Promise<Turn> {
  return call(startTurn, { params: { projectId }, body: request });
}

/** Stops a turn; none of it is applied or charged. */
export function stopRunningTurn(projectId: ProjectId, turnId: TurnId): Promise<Turn> {
  return call(stopTurn, { params: { projectId, turnId }, body: {} });
}
