import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom, unknownEntity } from '../../../testing/spec-from.ts';
import { kitSources } from '../../kit.generated.ts';

const entities = unknownEntity('log', ['name', 'days', 'done']);

describe('the kind habit', () => {
  it.each(['tr', 'en'] as const)('prints an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'log', language, entities });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'habit')).toContain('<HabitRow');
    expect(screenSource(spec, 'habitProgress')).toContain('longestStreak');
  });
});

interface Streaks {
  currentStreak(days: ReadonlySet<string>, counts?: (day: string) => boolean): number;
  longestStreak(days: ReadonlySet<string>, counts?: (day: string) => boolean): number;
}
interface Days {
  addDays(day: string, count: number): string;
  today(): string;
}

/** The kit reads the printed locale, so its files are put next to one. */
async function importData<Module>(name: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  await mkdir(join(folder, 'data'));
  await writeFile(
    join(folder, 'locale.ts'),
    "export const locale = 'en-GB';\nexport const firstWeekday: string = 'mon';\n",
  );
  for (const file of ['days', 'streaks'])
    await writeFile(join(folder, `data/${file}.ts`), kitSources[`src/data/${file}.ts`] ?? '');
  const loaded: Module = await import(pathToFileURL(join(folder, `data/${name}.ts`)).href);
  return loaded;
}
const { addDays, today } = await importData<Days>('days');
const { currentStreak, longestStreak } = await importData<Streaks>('streaks');
const ago = (...counts: readonly number[]): ReadonlySet<string> =>
  new Set(counts.map((count) => addDays(today(), -count)));

describe('streaks', () => {
  it('count days in a row and stay while today is open', () => {
    expect(currentStreak(ago(0, 1, 2))).toBe(3);
    expect(currentStreak(ago(1, 2))).toBe(2);
  });

  it('break when a day is missed', () => {
    expect(currentStreak(ago(0, 2, 3))).toBe(1);
    expect(currentStreak(ago(2, 3))).toBe(0);
  });

  it('do not break on a day without a plan', () => {
    const isPlanned = (day: string): boolean => day !== addDays(today(), -1);
    expect(currentStreak(ago(0, 2, 3), isPlanned)).toBe(3);
  });

  it('remember the longest run', () => {
    expect(longestStreak(ago(1, 5, 6, 7, 9))).toBe(3);
    expect(longestStreak(new Set())).toBe(0);
  });
});
