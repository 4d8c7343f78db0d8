import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinContinuation, readAnswerEnd } from './join-continuation.ts';
import { parseReply } from './parse-reply.ts';

const file = `<file path="src/a.ts">\nexport const first = 'ğüş';\nexport const second = '😀';\n</file>`;
const answer = `Renk\nRenk değişti.\n\n${file}\n<edit path="src/b.ts">\n<<<<<<< SEARCH\nconst color = 'red';\n=======\nconst color = 'blue';\n>>>>>>> REPLACE\n</edit>\n<delete path="src/c.ts"/>\n`;

it('joins an answer that was cut anywhere byte by byte', () => {
  const whole = parseReply(answer);
  for (let at = 1; at < answer.length; at += 1) {
    const joined = joinContinuation(answer.slice(0, at), answer.slice(at));
    expect(joined, String(at)).toBe(answer);
    expect(parseReply(joined)).toEqual(whole);
  }
});

it('joins up to three continuations of any length', () => {
  const places = fc.array(fc.nat(answer.length), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(places, (at) => {
      const [a = 0, b = 0, c = 0] = at.toSorted((left, right) => left - right);
      const parts = [answer.slice(0, a), answer.slice(a, b), answer.slice(b, c), answer.slice(c)];
      expect(parts.reduce(joinContinuation)).toBe(answer);
    }),
  );
});

const open = '<file path="src/a.ts">\nexport const first = 1;\nexport const sec';
const done = '<file path="src/a.ts">\nexport const first = 1;\nexport const second = 2;\n</file>';
const cases: readonly [string, string, string, string][] = [
  ['the line at which it stopped', open, 'export const second = 2;\n</file>', done],
  ['the last lines', open, 'export const first = 1;\nexport const second = 2;\n</file>', done],
  ['the open block from its start', open, done, done],
  ['the open block after a sentence', open, `Devamı:\n${done}`, done],
  ['a fence around it', open, '```ts\nond = 2;\n```\n</file>', done],
  ['reasoning in front of it', open, `<think>${open}</think>ond = 2;\n</file>`, done],
  [
    'a letter that was cut',
    '<file path="a.ts">\n// g\uFFFD',
    'üneş\n</file>',
    '<file path="a.ts">\n// güneş\n</file>',
  ],
  [
    'equal short lines',
    '<file path="a.tsx">\n  </View>\n',
    '  </View>\n</file>',
    '<file path="a.tsx">\n  </View>\n  </View>\n</file>',
  ],
  ['a later block of the same path', open, `ond = 2;\n</file>\n${done}`, `${done}\n${done}`],
  ['nothing', done, '', done],
];
it.each(cases)('joins a continuation with %s', (_, before, more, joined) => {
  expect(joinContinuation(before, more)).toBe(joined);
});

it('reads where an answer ended', () => {
  expect(readAnswerEnd(answer)).toEqual({ open: undefined, complete: ['src/a.ts', 'src/b.ts', 'src/c.ts'] });
  expect(readAnswerEnd(`${file}\n<edit path="src/b.ts">\n<<<`)).toEqual({
    open: { name: 'edit', path: 'src/b.ts' },
    complete: ['src/a.ts'],
  });
  expect(readAnswerEnd('{"files":{"a.ts":"x')).toEqual({ open: undefined, complete: [] });
});
