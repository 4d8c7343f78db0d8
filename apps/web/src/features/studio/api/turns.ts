import {
  type Attachment,
  type Credits,
  estimateTurn,
  forkProject,
  getAiStatus,
  getCurrentTurn,
  getTurn,
  type Language,
  type Project,
  type ProjectId,
  startTurn,
  stopTurn,
  type Turn,
  type TurnId,
  type TurnMode,
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
export function estimateQuery(
  projectId: ProjectId,
  prompt: string,
  { mode = 'build', attachments = [] }: PromptOptions = {},
) {
  return queryOptions({
    queryKey: [...queryKeys.projects.currentTurn(projectId), 'estimate', prompt, mode, attachments],
    queryFn: ({ signal }) =>
      call(estimateTurn, {
        params: { projectId },
        body: { prompt, mode, attachments: [...attachments] },
        signal,
      }),
    enabled: prompt.trim() !== '',
    staleTime: 30_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** How a prompt is answered. */
export interface PromptOptions {
  readonly mode?: TurnMode;
  readonly attachments?: readonly Attachment[];
}

export interface TurnRequest extends PromptOptions {
  readonly prompt: string;
  /** The most that the turn may cost: the maximum that was shown. */
  readonly maximumCredits?: Credits;
  /** The turn to go back before. */
  readonly replaces?: TurnId;
  readonly language: Language;
  readonly quickPromptId?: string;
  readonly previewMessages?: string[];
  /** A request with a known key starts no new turn, so a send whose reply was lost can be retried. */
  readonly idempotencyKey: string;
}

/** Starts a turn. Fails with an AppError. */
export function sendPrompt(projectId: ProjectId, request: TurnRequest): Promise<Turn> {
  const { attachments = [], ...rest } = request;
  return call(startTurn, { params: { projectId }, body: { ...rest, attachments: [...attachments] } });
}

/** Stops a turn; none of it is applied or charged. */
export function stopRunningTurn(projectId: ProjectId, turnId: TurnId): Promise<Turn> {
  return call(stopTurn, { params: { projectId, turnId }, body: {} });
}

/** Creates a project with files and chat as they were after a turn. */
export function forkAfter(projectId: ProjectId, turnId: TurnId): Promise<Project> {
  return call(forkProject, { params: { projectId, turnId }, body: {} });
}
