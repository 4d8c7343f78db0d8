import { type Random, randomBelow } from '../../data/random';

export const lanes = 3;
/** Rows of the road that are visible. */
export const length = 9;
/** Where the player is, from above. */
export const playerRow = 7.6;
export const firstLives = 3;

export interface Thing {
  id: number;
  lane: number;
  /** Its middle, from above in rows. */
  row: number;
  kind: 'obstacle' | 'bonus';
  /** Chooses among the pictures of its kind. */
  look: number;
}

export interface DodgeState {
  lane: number;
  things: readonly Thing[];
  /** Rows driven so far. */
  distance: number;
  /** The distance at which the next row of things enters. */
  nextAt: number;
  nextId: number;
  bonus: number;
  lives: number;
  /** Seconds without a collision after the last one. */
  safeFor: number;
  isOver: boolean;
}

export const newDodge = (lives = firstLives): DodgeState => ({
  lane: 1,
  things: [],
  distance: 0,
  nextAt: 2,
  nextId: 1,
  bonus: 0,
  lives,
  safeFor: 0,
  isOver: false,
});

const bonusPoints = 25;
const safeSeconds = 1.4;
const reach = 0.75;

/** Rows a second: faster with the distance, up to a limit. */
export const speedAt = (distance: number): number => Math.min(13, 4 + distance / 45);

export const pointsOf = ({ distance, bonus }: DodgeState): number =>
  Math.floor(distance) + bonus * bonusPoints;

export const steer = (game: DodgeState, by: -1 | 1): DodgeState => ({
  ...game,
  lane: Math.min(lanes - 1, Math.max(0, game.lane + by)),
});

/** Things of one row: at least one lane stays free of obstacles. */
function enter(nextId: number, random: Random): Thing[] {
  const free = randomBelow(lanes, random);
  const row: Thing[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const chance = random();
    const look = randomBelow(4, random);
    const id = nextId + row.length;
    if (lane === free) {
      if (chance < 0.25) row.push({ id, lane, row: -1, kind: 'bonus', look });
    } else if (chance < 0.62) row.push({ id, lane, row: -1, kind: 'obstacle', look });
  }
  return row;
}

/** What happens in so many seconds. */
export function drive(game: DodgeState, seconds: number, random: Random = Math.random): DodgeState {
  if (game.isOver) return game;
  const step = speedAt(game.distance) * seconds;
  const distance = game.distance + step;
  const isDue = distance >= game.nextAt;
  const entered = isDue ? enter(game.nextId, random) : [];
  const moved = [...game.things.map((thing) => ({ ...thing, row: thing.row + step })), ...entered].filter(
    ({ row }) => row < length + 1,
  );
  const touched = moved.filter(({ lane, row }) => lane === game.lane && Math.abs(row - playerRow) < reach);
  const safeFor = Math.max(0, game.safeFor - seconds);
  const isHit = safeFor === 0 && touched.some(({ kind }) => kind === 'obstacle');
  const taken = touched.filter(({ kind }) => kind === 'bonus').length;
  const lives = isHit ? game.lives - 1 : game.lives;
  return {
    ...game,
    // A bonus is gone when it was taken, and what was hit leaves the way.
    things: moved.filter((thing) => !touched.includes(thing) || (thing.kind === 'obstacle' && !isHit)),
    distance,
    // The room between rows grows with the speed, so that there is time to change two lanes.
    nextAt: isDue ? distance + 3.2 + speedAt(distance) * 0.12 : game.nextAt,
    nextId: game.nextId + entered.length,
    bonus: game.bonus + taken,
    lives,
    safeFor: isHit ? safeSeconds : safeFor,
    isOver: lives === 0,
  };
}
