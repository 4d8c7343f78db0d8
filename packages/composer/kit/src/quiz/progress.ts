import { createCollection } from '../data/collection';
import { createKept } from '../data/kept';
import type { CardState } from './spacing';

export interface QuizResult {
  id: string;
  topic: string;
  right: number;
  all: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Finished rounds, the last one first. */
export const useQuizResults = createCollection<QuizResult>({
  key: 'quiz-results',
  version: 1,
  samples: () => [],
});

/** What is known of each card by its id. */
export const useCardStates = createKept<Record<string, CardState>>('card-states', () => ({}));
