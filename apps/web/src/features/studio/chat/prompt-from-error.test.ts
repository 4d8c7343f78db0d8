import { limits } from '@kilim/contract';
import { en } from '@kilim/messages/en';
import { tr } from '@kilim/messages/tr';
import { createTranslator } from '@kilim/messages/translator';
import type { PreviewError } from '@kilim/preview/host';
import { expect, it } from 'vitest';
import { makeAnswer, makeMessage } from '../testing/fixtures.ts';
import { promptFromError } from './prompt-from-error.ts';

const translate = createTranslator('en', en);
const error: PreviewError = {
  code: 'syntax',
  message: 'Unexpected token',
  params: {},
  path: 'src/App.tsx',
  line: 3,
  column: 1,
  frame: '> 3 | const = ;',
  stack: [],
};
const call = (name: string | null, path: string) => ({ name, path, line: 4, column: 2 });

it('includes the error, its place and the source lines', () => {
  expect(promptFromError(error, 'Syntax error: Unexpected token', translate)).toBe(
    'The preview shows this error, fix it: Syntax error: Unexpected token (src/App.tsx:3)\n\n```\n> 3 | const = ;\n```',
  );
});

it('omits an unknown place and respects the maximum length', () => {
  const bare = { ...error, path: null, line: null, frame: null };
  expect(promptFromError(bare, 'boom', translate)).toBe('The preview shows this error, fix it: boom');
  expect(promptFromError({ ...error, frame: 'x'.repeat(20_000) }, 'boom', translate)).toHaveLength(
    limits.promptMaximum,
  );
});

it('includes the component, the calls and the last change of a runtime error', () => {
  const crash: PreviewError = {
    ...error,
    code: 'runtime',
    stack: [call('toLabel', 'src/label.ts'), call('RowItem', 'src/Row.tsx'), call(null, 'src/App.tsx')],
  };
  const messages = [makeAnswer(), makeMessage(), makeMessage({ type: 'ai', content: 'Words.' })];
  expect(promptFromError(crash, 'TypeError: x is undefined', translate, messages)).toBe(
    [
      'The preview shows this error, fix it: TypeError: x is undefined (src/App.tsx:3)',
      'Component: RowItem',
      '```\n> 3 | const = ;\n```',
      'Last change: Shop src/App.tsx (+3 -1)',
      'Calls, innermost first:\n```\ntoLabel src/label.ts:4:2\nRowItem src/Row.tsx:4:2\n? src/App.tsx:4:2\n```',
    ].join('\n\n'),
  );
  const turkish = promptFromError(crash, 'TypeError: x', createTranslator('tr', tr), messages);
  expect(turkish).toContain('Bileşen: RowItem');
  expect(turkish).toContain('Son değişiklik: Shop src/App.tsx (+3 -1)');
});

it('names at most 10 changed files and 8 calls', () => {
  const files = Array.from({ length: 14 }, (_, index) => ({
    path: `src/${index}.ts`,
    kind: 'updated',
    added: 1,
    removed: 0,
  }));
  const changes = { title: 'Many', files, changeList: [], nextSteps: [] };
  const stack = Array.from({ length: 30 }, (_, index) => call(`f${index}`, 'src/a.ts'));
  const text = promptFromError({ ...error, stack }, 'boom', translate, [makeAnswer({ changes })]);
  expect(text).toContain('src/9.ts (+1 -0), +4');
  expect(text).toContain('f7 src');
  expect(text).not.toContain('f8 src');
  expect(text).not.toContain('Component');
});
