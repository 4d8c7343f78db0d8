import type { TurnDelta, TurnProgress } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProgress, foldDelta } from './fold-delta.ts';
import { createReplyStream } from './read-reply-stream.ts';

async function stream(chunks: readonly string[]): Promise<TurnDelta[]> {
  const deltas: TurnDelta[] = [];
  const reader = createReplyStream((delta) => deltas.push(delta));
  for (const chunk of chunks) {
    reader.write(chunk);
    // Lets the parser process this chunk on its own.
    await new Promise(setImmediate);
  }
  await reader.end();
  return deltas;
}

function fold(deltas: readonly TurnDelta[]): TurnProgress {
  return deltas.reduce((progress, delta, at) => foldDelta(progress, at + 1, delta), emptyProgress);
}

const withoutSequence = ({ title, explanation, files }: TurnProgress) => ({ title, explanation, files });

function cut(text: string, places: readonly number[]): string[] {
  const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...sorted].map((start, at) => text.slice(start, sorted[at] ?? text.length));
}

const reply = {
  title: 'Günlük "1"',
  newProject: false,
  projectName: '',
  explanation: 'İki satır\nve 😀 bir \\ işaret.',
  files: {
    'src/App.tsx': "const a = { b: '}' };\n",
    './src/theme.ts': {
      edits: [
        { search: '{"', replace: 'mor' },
        { search: 'b', replace: '' },
        { search: 'c', replace: 'son' },
      ],
    },
    'src/eski.ts': null,
    'boş.txt': '',
  },
  changes: ['a'],
};

const shown = {
  title: reply.title,
  explanation: reply.explanation,
  files: [
    { path: 'src/App.tsx', mode: 'write', content: reply.files['src/App.tsx'], isDone: true },
    { path: 'src/theme.ts', mode: 'edit', content: 'mor\n\nson', isDone: true },
    { path: 'src/eski.ts', mode: 'delete', content: '', isDone: true },
    { path: 'boş.txt', mode: 'write', content: '', isDone: true },
  ],
};

describe('createReplyStream', () => {
  it('emits title, explanation and files while they grow', async () => {
    const deltas = await stream(JSON.stringify(reply).split(''));
    expect(withoutSequence(fold(deltas))).toEqual(shown);
    expect(deltas.filter(({ kind }) => kind === 'file-delta').length).toBeGreaterThan(20);
    expect(deltas.filter(({ kind }) => kind === 'file-start')).toHaveLength(4);
  });

  it('emits the same content for any chunk size and surrounding text', async () => {
    const wrap = fc.constantFrom(
      (json: string) => json,
      (json: string) => `Elbette! {işte}\n\`\`\`json\n${json}\n\`\`\`\nBaşka {"bir"} şey?`,
      (json: string) => `\uFEFF  ${json}   `,
    );
    await fc.assert(
      fc.asyncProperty(wrap, fc.array(fc.nat(2000), { maxLength: 60 }), async (around, places) => {
        const text = around(JSON.stringify(reply, null, 2));
        expect(withoutSequence(fold(await stream(cut(text, places))))).toEqual(shown);
      }),
      { numRuns: 60 },
    );
  });

  it('emits the last value of a repeated path for any chunk size', async () => {
    const text = '{"files":{"a.ts":"first text","b.ts":"b","a.ts":"second"},"title":"t"}';
    for (const chunks of [[text], text.split(''), cut(text, [12, 30, 44, 50])]) {
      expect(withoutSequence(fold(await stream(chunks)))).toEqual({
        title: 't',
        explanation: '',
        files: [
          { path: 'a.ts', mode: 'write', content: 'second', isDone: true },
          { path: 'b.ts', mode: 'write', content: 'b', isDone: true },
        ],
      });
    }
  });

  it('keeps the content before invalid JSON and omits invalid paths', async () => {
    const half = '{"title":"x","files":{"../../etc/passwd":"root","src/a.ts":"yarım';
    expect(withoutSequence(fold(await stream([half])))).toEqual({
      title: 'x',
      explanation: '',
      files: [{ path: 'src/a.ts', mode: 'write', content: 'yarım', isDone: false }],
    });
    expect(await stream(['<!doctype html><script>x({"title":"a"})</script>'])).toEqual([]);
    expect(await stream(['{oops'])).toEqual([]);
    expect(fold(await stream(['{"title":"a","files":{"a":"b"}', ', broken']))).toMatchObject({ title: 'a' });
  });

  it('shows words while they arrive', async () => {
    expect(await stream(['Sep', 'et `{}` ', 'içinde.'])).toEqual([
      { kind: 'explanation', text: 'Sep' },
      { kind: 'explanation', text: 'et `{}` ' },
      { kind: 'explanation', text: 'içinde.' },
    ]);
    for (const text of ['```ts\nconst a = 1;\n```', '<View> ne demek?', '<ask>Hangi renk?</ask>']) {
      const words = text.replaceAll(/<\/?ask>/g, '');
      expect(fold(await stream([text])).explanation).toBe(words);
      expect(fold(await stream(text.split(''))).explanation).toBe(words);
    }
  });

  it('neither throws nor changes prototypes for any input', async () => {
    const hostile = '{"__proto__":{"polluted":1},"files":{"__proto__":"x","constructor":"y"},"title":"ok"}';
    expect(fold(await stream(hostile.split('')))).toMatchObject({
      title: 'ok',
      files: [{ path: 'constructor' }],
    });
    expect(Object.prototype).not.toHaveProperty('polluted');
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.string(), async (json, noise) => {
        await stream([noise, json, noise]);
      }),
      { numRuns: 50 },
    );
  });

  it('stops after the maximum number of files', async () => {
    const files = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, null]));
    const text = JSON.stringify({ files });
    const chunks = Array.from({ length: 500 }, (_, at) => text.slice(at * 3_000, at * 3_000 + 3_000));
    for (const cutting of [chunks, [text]]) expect(fold(await stream(cutting)).files).toHaveLength(400);
  });

  it('parses a large answer in linear time', async () => {
    const content = 'const satır = 1;\n'.repeat(10_000);
    const text = JSON.stringify({ files: { 'a.ts': content } });
    const chunks = Array.from({ length: Math.ceil(text.length / 64) }, (_, at) =>
      text.slice(at * 64, at * 64 + 64),
    );
    const [file] = fold(await stream(chunks)).files;
    expect(file?.content).toBe(content);
  });
});
