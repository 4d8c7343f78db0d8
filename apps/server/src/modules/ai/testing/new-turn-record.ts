import type { Credits, TurnId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { emptyProgress } from '../reply-stream/fold-delta.ts';
import type { TurnRecord } from '../turns/turn-record.ts';

/** A queued turn for tests of repositories. */
export function newTurnRecord(turn: Pick<TurnRecord, 'projectId' | 'userId'>): TurnRecord {
  return {
    ...turn,
    id: newId<TurnId>(),
    status: 'queued',
    prompt: 'çiz',
    language: 'tr',
    quickPromptId: null,
    mode: 'build',
    provider: 'builtin',
    model: 'm',
    reserved: 50 as Credits,
    charged: null,
    tokens: null,
    promptTokens: null,
    baseRevision: null,
    versionId: null,
    revision: null,
    createdProject: null,
    error: null,
    progress: emptyProgress,
    isRunning: true,
    createdAt: 1_000,
    endedAt: null,
  };
}
