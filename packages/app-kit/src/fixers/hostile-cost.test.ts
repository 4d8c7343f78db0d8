import { describe, expect, it } from 'vitest';
import { countWork } from '../../test/count-work.ts';
import { hostileTexts } from '../../test/hostile-text.ts';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import type { Inspect } from '../checks/inspection.ts';
import { fixProject } from './fix-project.ts';

/** A parser that rejects every file at its end, so that all fixers of text run. */
const reject =
  (message: string): Inspect =>
  (_, source) => ({ ok: false, error: { line: source.split('\n').length, column: 1, message } });

const messages = [
  'Unexpected token',
  "Expected corresponding JSX closing tag for 'a'.",
  '`await` is only allowed within async functions',
  'Identifier `a` has already been declared',
];

// Doubling the size multiplies a quadratic cost by 4 and one of n log n by less than 2.2.
const ratioMaximum = 2.6;

async function measureRatio(run: (text: string) => void, write: (size: number) => string): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  // Up to three times, because V8 resets the counts of recompiled code.
  for (let attempt = 0; attempt < 3 && lowest >= ratioMaximum; attempt += 1) {
    const [short, long] = [write(3_000), write(6_000)];
    const first = await countWork(() => run(short));
    const second = await countWork(() => run(long));
    lowest = Math.min(lowest, second / first / (long.length / short.length / 2));
  }
  return lowest;
}

const extra = ['&lt;', '<!-- ', '‘a', '```\n', "a'b", '\\n', '1 | a\n', '{ "a": ', "'", 'await a', '<a>'];
const texts = [
  ...hostileTexts,
  ...extra.map((part) => ({
    name: part,
    write: (size: number) => part.repeat(Math.ceil(size / part.length)),
  })),
];

describe('fixing a file that does not parse', () => {
  it.each(texts)('takes linear time for $name', async ({ write }) => {
    const run = (text: string): void => {
      for (const message of messages) {
        fixProject({ 'src/App.tsx': text, 'src/a.js': text, 'a.json': text }, reject(message));
      }
    };
    expect(await measureRatio(run, write)).toBeLessThan(ratioMaximum);
  });
});

describe('fixing a file that parses', () => {
  it.each([
    'export const a# = () => <View style={{ padding: "1px 2px", top: "4px" }} onclick={a} />;\n',
    'const styles# = StyleSheet.create({ page: { border: "1px solid red" } }); export const b# = styles#.pgae;\n',
    'export const c# = () => rows.map((row) => <Text>{row}</Text>);\n',
    "export const d# = async () => localStorage.getItem('a') + window.innerWidth;\n",
    'export const e# = () => <View>{count && <Text>a</Text>}</View>;\n',
    "navigation.navigate('home'); useEffect(async () => { if (a) useState(0); }, []);\n",
    "import { e# } from './Card#';\n",
    'export const f# = () => <TextInput onChange={(e) => set(e.target.value)} keyboardType="email" />;\n',
  ])('takes linear time for many lines of %j', async (line) => {
    const write = (size: number): string =>
      `import { StyleSheet, Text, TextInput, View } from 'react-native';\n${Array.from({ length: Math.ceil(size / line.length) }, (_, index) => line.replaceAll('#', String(index))).join('')}`;
    const run = (text: string): void => void fixProject({ 'src/App.tsx': text }, inspectWithOxc);
    expect(await measureRatio(run, write)).toBeLessThan(ratioMaximum);
  });

  it('leaves a file of more than 200,000 characters that does not parse alone', () => {
    const files = {
      'src/a.ts': `\`\`\`ts\n${'a;\n'.repeat(80_000)}\`\`\`\n`,
      'a.json': `{"a": [${'1,'.repeat(100_001)}]}`,
    };
    expect(fixProject(files, reject('Unexpected token')).fixed).toEqual([]);
  });
});
