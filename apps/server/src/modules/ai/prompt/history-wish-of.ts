import { type HistoryWish, readHistoryWish } from '@kilim/composer/history-wish';
import type { TurnMode } from '@kilim/contract';

/** The wish to undo or redo a change that a prompt consists of; only a typed prompt of a build has one. */
export const historyWishOf = (turn: {
  readonly prompt: string;
  readonly quickPromptId: string | null;
  readonly mode: TurnMode;
}): HistoryWish | undefined =>
  turn.quickPromptId === null && turn.mode === 'build' ? readHistoryWish(turn.prompt) : undefined;
