import { limits } from '@kilim/contract';
import { en } from '@kilim/messages/en';
import { createTranslator } from '@kilim/messages/translator';
import type { PreviewError } from '@kilim/preview/host';
import { expect, it } from 'vitest';
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
