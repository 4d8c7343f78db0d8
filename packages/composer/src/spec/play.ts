import { z } from 'zod';

/** Numbers of a quiz, a timer, a game or a log: options of its screen. Times are in seconds. */
export const playSchema = z.object({
  /** Questions of a round. */
  questions: z.number().int().min(1).max(100).optional(),
  /** Time for one question. */
  answerTime: z.number().int().min(3).max(600).optional(),
  /** Wrong answers that end a round. */
  lives: z.number().int().min(1).max(20).optional(),
  work: z.number().int().min(5).max(10_800).optional(),
  rest: z.number().int().min(0).max(10_800).optional(),
  rounds: z.number().int().min(1).max(99).optional(),
  /** Speed of a game in percent of the usual one. */
  pace: z.number().int().min(40).max(250).optional(),
  /** What the entries of a day add up to, in the unit of their number. */
  dailyGoal: z.number().positive().max(1_000_000).optional(),
});

export type Play = z.infer<typeof playSchema>;

/** What of it a screen of a kind uses. */
export const playKeys: Readonly<Record<string, readonly (keyof Play)[]>> = {
  quiz: ['questions', 'answerTime', 'lives'],
  focusTimer: ['work', 'rest'],
  intervalTimer: ['work', 'rest', 'rounds'],
  race: ['lives', 'pace'],
  run: ['lives', 'pace'],
  asteroids: ['lives', 'pace'],
  fly: ['pace'],
  snake: ['pace'],
  blocks: ['pace'],
  logHome: ['dailyGoal'],
};

/** A timer of minutes has no rounds and no seconds; one that names them is a timer of intervals. */
export const isOfIntervals = ({ rounds, work = 60, rest = 60 }: Play): boolean =>
  rounds !== undefined || work % 60 !== 0 || rest % 60 !== 0;

/** The numbers of a screen; those out of range are left out. */
export function playOf(kind: string, options: Readonly<Record<string, unknown>>): Play {
  const found: Play = {};
  for (const key of playKeys[kind] ?? []) {
    const read = playSchema.shape[key].safeParse(options[key]);
    if (read.success && read.data !== undefined) found[key] = read.data;
  }
  return found;
}
