import { createCollection } from '../data/collection';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';

export interface Score {
  id: string;
  game: string;
  value: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What is counted: more points are better, fewer moves and seconds are. */
export type Measure = 'points' | 'moves' | 'seconds';

/** Results of finished games, kept on the device. */
export const useScores = createCollection<Score>({ key: 'scores', version: 1, samples: () => [] });

export function keepScore(game: string, value: number) {
  useScores.getState().save({ game, value, at: Date.now() });
}

export function sortScores(scores: readonly Score[], game: string, measure: Measure): Score[] {
  const direction = measure === 'points' ? -1 : 1;
  return scores
    .filter((score) => score.game === game)
    .sort((a, b) => direction * (a.value - b.value) || b.at - a.at);
}

/** The best result so far; undefined before the first one. */
export function useBest(game: string, measure: Measure): number | undefined {
  return useScores((state) => sortScores(state.items, game, measure)[0]?.value);
}

export function formatScore(value: number | undefined, measure: Measure): string {
  if (value === undefined) return strings.common.none;
  return measure === 'seconds' ? formatClock(value) : formatNumber(value);
}

/** 75 → 1:15. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
