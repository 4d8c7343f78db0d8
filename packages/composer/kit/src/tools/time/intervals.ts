export interface Intervals {
  /** Seconds. */
  work: number;
  rest: number;
  rounds: number;
}

export interface Moment {
  part: 'ready' | 'work' | 'rest' | 'done';
  /** From 1. */
  round: number;
  /** Milliseconds until the part ends, and its whole length. */
  left: number;
  length: number;
}

/** Time to get ready before the first round. */
export const readyTime = 5000;

/** There is no rest after the last round. */
export const totalTime = ({ work, rest, rounds }: Intervals): number =>
  readyTime + (work * rounds + rest * (rounds - 1)) * 1000;

/** What is due after this many milliseconds. */
export function momentAt({ work, rest, rounds }: Intervals, elapsed: number): Moment {
  if (elapsed < readyTime) return { part: 'ready', round: 1, left: readyTime - elapsed, length: readyTime };
  const time = elapsed - readyTime;
  const whole = (work + rest) * 1000;
  const round = Math.min(rounds, Math.floor(time / whole) + 1);
  const inRound = time - (round - 1) * whole;
  const workTime = work * 1000;
  if (inRound < workTime) return { part: 'work', round, left: workTime - inRound, length: workTime };
  if (round === rounds) return { part: 'done', round, left: 0, length: workTime };
  return { part: 'rest', round, left: whole - inRound, length: rest * 1000 };
}
