import { createKept } from '../../data/kept';
import { keepScore } from '../scores';
import { isOver, type MatchThree, newMatchThree, settle, swap } from './engine';

export const matchGame = 'matchThree';

/** The running game, kept on the device. */
export const useMatchThree = createKept<MatchThree>('game-match-three', () => newMatchThree());

export const startMatch = () => useMatchThree.getState().change(() => newMatchThree());

/** Whether the swap made a line. */
export function swapGems(a: number, b: number): boolean {
  const { value, change } = useMatchThree.getState();
  const next = swap(value, a, b);
  if (next === value) return false;
  change(() => next);
  return true;
}

export function settleGems() {
  const { value, change } = useMatchThree.getState();
  const next = settle(value);
  if (isOver(next) && !isOver(value) && next.points > 0) keepScore(matchGame, next.points);
  change(() => next);
}
