import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countWork } from '../../test/count-work.ts';
import { hostileParts, hostileTexts } from '../../test/hostile-text.ts';
import { inspectWithScan } from '../../test/inspect-with-scan.ts';
import type * as AppImages from '../expo/app-images.ts';
import { expoExport } from '../expo/expo-export.ts';
import { fixProject } from '../fixers/fix-project.ts';
import { createSharedScans } from '../source/shared-scans.ts';
import { checkProject } from './check-project.ts';

// The images depend on the name only. Their constant work would take most of the time and hide that of the texts.
vi.mock('../expo/app-images.ts', async (load) => ({
  ...(await load<typeof AppImages>()),
  drawAppImages: () => ({}),
}));

/** Runs fixers, checks and export on a project that contains the text as several kinds of files. */
function readAll(text: string): void {
  const files = {
    'src/App.tsx': `export default function App() { return null; }\n${text}`,
    'src/many.ts': text,
    'src/a.ts': "export * from './many';",
    'package.json': `{"name": "${text}`,
  };
  const scans = createSharedScans();
  const fixed = fixProject(files, inspectWithScan, { scans });
  checkProject(fixed.files, inspectWithScan, { scans });
  expoExport({ name: 'a', files, language: 'en', scans });
}

// Doubling the size multiplies a quadratic cost by 4 and one of n log n by less than 2.2.
const ratioMaximum = 2.6;

async function measureOnce(write: (size: number) => string, size: number): Promise<number> {
  const [short, long] = [write(size), write(2 * size)];
  const first = await countWork(() => readAll(short));
  const second = await countWork(() => readAll(long));
  return second / first / (long.length / short.length / 2);
}

/** Measures up to three times, because V8 resets the counts of recompiled code. */
async function measureRatio(write: (size: number) => string, size: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && lowest >= ratioMaximum; attempt += 1) {
    lowest = Math.min(lowest, await measureOnce(write, size));
  }
  return lowest;
}

describe('reading a project', () => {
  it.each(hostileTexts)('takes linear time for $name', async ({ write }) => {
    expect(await measureRatio(write, 4_000)).toBeLessThan(ratioMaximum);
  });

  it('takes linear time for any mixture', async () => {
    const parts = fc.array(fc.constantFrom(...hostileParts), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(parts, async (mixture) => {
        const part = mixture.join('');
        const write = (size: number): string => part.repeat(Math.ceil(size / part.length));
        expect(await measureRatio(write, 2_000)).toBeLessThan(ratioMaximum);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  // Work inside native regular expressions is only visible as CPU time. Quadratic patterns took minutes here.
  const comments = hostileTexts.filter(({ name }) => name.startsWith('a comment'));
  it.each(comments)('reads 300 KB of $name', ({ write }) => {
    const text = write(300_000);
    const before = process.cpuUsage();
    readAll(text);
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(10);
  });
});
