import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inspectSource, prepareSources, transformSource } from './inspect-source.ts';

/** How often the event loop came round while `work` went on. */
async function countRounds(work: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await nextRound();
      rounds += 1;
    }
  })();
  await work;
  isOver = true;
  await counting;
  return rounds;
}

describe('prepareSources', () => {
  const dense = Array.from(
    { length: 6_000 },
    (_, index) => `export const value${index} = [${index}, { deep: [${index}] }];`,
  ).join('\n');

  it('lets the process go on while a large text is read', async () => {
    const rounds = await countRounds(prepareSources({ 'src/large.ts': dense }, { withTransform: false }));
    expect(rounds).toBeGreaterThan(5);
  });

  it('answers afterwards what an unprepared question would', async () => {
    const files = {
      'src/App.tsx':
        "import { Text } from 'react-native';\nexport default function App() { return <Text>1</Text>; }\n",
      'src/broken.tsx': 'export const a = <b>;\n',
      'data.json': '{',
    };
    await prepareSources(files, { withTransform: true });
    expect(inspectSource('src/App.tsx', files['src/App.tsx'])).toMatchObject({
      ok: true,
      exports: ['default'],
    });
    expect(transformSource('src/App.tsx', files['src/App.tsx'])).toEqual({ ok: true });
    expect(inspectSource('src/broken.tsx', files['src/broken.tsx'])).toMatchObject({
      ok: false,
      error: { line: 1 },
    });
  });

  it('keeps texts of different languages apart', async () => {
    const source = 'const cast = <string>value;\nexport default cast;\n';
    await prepareSources({ 'a.ts': source, 'a.tsx': source }, { withTransform: false });
    expect(inspectSource('a.ts', source).ok).toBe(true);
    expect(inspectSource('a.tsx', source).ok).toBe(false);
  });

  it('takes many questions at once without mixing them up', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `src/f${index}.ts`,
        `export const only${index} = ${index};\n`,
      ]),
    );
    await Promise.all([
      prepareSources(files, { withTransform: true }),
      prepareSources(files, { withTransform: false }),
    ]);
    for (const [index, [path, source]] of Object.entries(files).entries()) {
      expect(inspectSource(path, source)).toMatchObject({ ok: true, exports: [`only${index}`] });
    }
  });
});
