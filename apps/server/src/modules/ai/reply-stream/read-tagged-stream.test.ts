import type { TurnDelta, TurnProgress } from '@kilim/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyProgress, foldDelta } from './fold-delta.ts';
import { createReplyStream, type ReplyStream } from './read-reply-stream.ts';

async function stream(chunks: readonly string[]): Promise<TurnProgress> {
  const deltas: TurnDelta[] = [];
  const reader = createReplyStream((delta) => deltas.push(delta));
  for (const chunk of chunks) reader.write(chunk);
  await reader.end();
  const folded = deltas.reduce((progress, delta, at) => foldDelta(progress, at + 1, delta), emptyProgress);
  return { ...folded, sequence: 0 };
}

const answer = `<think>
{"files":{"draft.ts":""}}
</think>
Renkler değişti.

<file path="src/a.ts">
\`\`\`ts
export const a = 1;
\`\`\`
</file>
<edit path='src/b.ts'>
<<<<<<< SEARCH
eski
=======
yeni
>>>>>>> REPLACE
</edit>
<file path="../out.ts">x</file>
<delete path="src/c.ts"/> <move from="src/d.ts" to="src/e.ts"/>
`;
const files = [
  { path: 'src/a.ts', mode: 'write', content: 'export const a = 1;\n', isDone: true },
  { path: 'src/b.ts', mode: 'edit', content: 'yeni', isDone: true },
  { path: 'src/c.ts', mode: 'delete', content: '', isDone: true },
  { path: 'src/d.ts', mode: 'delete', content: '', isDone: true },
  { path: 'src/e.ts', mode: 'edit', content: '', isDone: true },
];

it('shows prose and blocks of a tagged answer however it is cut', async () => {
  const whole = await stream([answer]);
  expect(whole).toMatchObject({ title: '', files });
  expect(whole.explanation.trim()).toBe('Renkler değişti.');
  const places = fc.array(fc.nat(answer.length), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(places, async (at) => {
      const sorted = [...new Set(at)].sort((a, b) => a - b);
      const chunks = [0, ...sorted].map((start, index) =>
        answer.slice(start, sorted[index] ?? answer.length),
      );
      expect(await stream(chunks)).toEqual(whole);
    }),
  );
  expect(await stream([...answer])).toEqual(whole);
});

it('discards a draft in front of the end of reasoning', async () => {
  const shown = await stream([
    'Önce <file path="draft.ts">x</file>\n</thi',
    'nk>Sonuç <file path="a.ts">y</file>',
  ]);
  expect(shown).toMatchObject({ explanation: 'Sonuç ', files: [{ path: 'a.ts', content: 'y' }] });
});

it('shows a file while it grows', async () => {
  const deltas: TurnDelta[] = [];
  let reader: ReplyStream | undefined;
  await new Promise<void>((resolve) => {
    reader = createReplyStream((delta) => {
      deltas.push(delta);
      if (delta.kind === 'file-delta') resolve();
    });
    reader.write('<file path="a.ts">\nexport const');
  });
  expect(deltas).toEqual([
    { kind: 'file-start', path: 'a.ts', mode: 'write' },
    { kind: 'file-delta', path: 'a.ts', text: 'export const' },
  ]);
  await reader?.end();
});

it('reads a megabyte of pairs and of empty lines', async () => {
  const pairs = '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n'.repeat(20_000);
  const shown = await stream([
    `<edit path="a.ts">\n${pairs}</edit><file path="b.ts">${'\n'.repeat(500_000)}x</file>`,
  ]);
  expect(shown.files.map(({ path, content }) => [path, content.length])).toEqual([
    ['a.ts', 39_999],
    ['b.ts', 500_000],
  ]);
});
