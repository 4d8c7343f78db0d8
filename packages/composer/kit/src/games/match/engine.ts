import type { Random } from '../../data/random';
import {
  areNeighbours,
  collapse,
  findMatches,
  findMove,
  type Gems,
  newGems,
  reshuffled,
  swapped,
} from './board';

export const firstMoves = 25;
const gemPoints = 10;

export interface MatchThree {
  gems: Gems;
  moves: number;
  points: number;
  /** Places that are about to be emptied. */
  removing: readonly number[];
  /** Lines in a row without a new move. */
  chain: number;
  /** The board has just been mixed, because no move was left. */
  isMixed: boolean;
}

export const newMatchThree = (random: Random = Math.random): MatchThree => ({
  gems: newGems(random),
  moves: firstMoves,
  points: 0,
  removing: [],
  chain: 0,
  isMixed: false,
});

export const isOver = ({ moves, removing }: MatchThree): boolean => moves === 0 && removing.length === 0;

/** Swaps two neighbours. Only a swap that makes a line is a move; else the game stays as it is. */
export function swap(game: MatchThree, a: number, b: number): MatchThree {
  if (game.moves === 0 || game.removing.length > 0 || !areNeighbours(a, b)) return game;
  const gems = swapped(game.gems, a, b);
  const matches = findMatches(gems);
  if (matches.size === 0) return game;
  return { ...game, gems, moves: game.moves - 1, removing: [...matches], chain: 1, isMixed: false };
}

/** Removes the lines, lets gems fall and finds the lines that this makes; each of a chain is worth more. */
export function settle(game: MatchThree, random: Random = Math.random): MatchThree {
  if (game.removing.length === 0) return game;
  const gems = collapse(game.gems, new Set(game.removing), random);
  const removing = [...findMatches(gems)];
  const isStuck = removing.length === 0 && findMove(gems) === undefined;
  return {
    ...game,
    gems: isStuck ? reshuffled(gems, random) : gems,
    points: game.points + game.removing.length * gemPoints * game.chain,
    removing,
    chain: removing.length > 0 ? game.chain + 1 : 0,
    isMixed: isStuck,
  };
}
