export const bpmRange = { least: 30, most: 240 } as const;

export const limitBpm = (bpm: number): number =>
  Math.round(Math.min(bpmRange.most, Math.max(bpmRange.least, bpm)));

/** Longer pauses between presses begin a new tempo. */
const pauseMaximum = 2500;
const tapMaximum = 6;

export interface Taps {
  times: readonly number[];
  /** Undefined until there are two presses. */
  bpm: number | undefined;
}

/** The tempo of the last presses, in milliseconds. */
export function addTap(times: readonly number[], now: number): Taps {
  const last = times[times.length - 1];
  const kept = last !== undefined && now - last > pauseMaximum ? [] : times;
  const next = [...kept, now].slice(-tapMaximum);
  const first = next[0] ?? now;
  if (next.length < 2 || now <= first) return { times: next, bpm: undefined };
  return { times: next, bpm: limitBpm(60_000 / ((now - first) / (next.length - 1))) };
}
