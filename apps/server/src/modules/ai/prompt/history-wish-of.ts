import { type HistoryWish, readHistoryWish } from '@kilim/composer/history-wish';

/** The wish to undo or redo a change that a prompt consists of; a quick prompt has none. */
export const historyWishOf = (turn: {
  readonly prompt: string;
  readonly quickPromptId: string | null;
}): HistoryWish | undefined => (turn.quickPromptId === null ? readHistoryWish(turn.prompt) : undefined);
