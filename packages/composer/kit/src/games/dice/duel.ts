export interface Duel {
  /** How many dice each player rolls. */
  dice: number;
  turn: 0 | 1;
  /** Rounds that each player won. */
  wins: [number, number];
  /** What the first player rolled in this round. */
  first: number | null;
  shown: number[];
  rolls: number;
  /** Who won the last round; null while it is open. */
  outcome: 0 | 1 | 'draw' | null;
  /** The highest roll of this duel. */
  best: number;
}

/** Rounds to win. */
export const goal = 5;

export const newDuel = (): Duel => ({
  dice: 2,
  turn: 0,
  wins: [0, 0],
  first: null,
  shown: [1, 6],
  rolls: 0,
  outcome: null,
  best: 0,
});

/** The duel after the player whose turn it is rolled; equal sums give no point. */
export function afterRoll(duel: Duel, shown: number[]): Duel {
  const sum = shown.reduce((total, value) => total + value, 0);
  const common = { ...duel, shown, rolls: duel.rolls + 1, best: Math.max(duel.best, sum) };
  if (duel.turn === 0 || duel.first === null) return { ...common, turn: 1, first: sum, outcome: null };
  const outcome = sum === duel.first ? 'draw' : sum > duel.first ? 1 : 0;
  const wins: [number, number] = [
    duel.wins[0] + (outcome === 0 ? 1 : 0),
    duel.wins[1] + (outcome === 1 ? 1 : 0),
  ];
  return { ...common, turn: 0, first: null, wins, outcome };
}
