import type { TypeChecker } from '@kilim/app-kit/type-check';
import { expect, it } from 'vitest';
import { createTypeRunner } from './run-type-check.ts';
import type { TypeMessage } from './type-protocol.ts';

const files = { 'a.ts': '', 'b.ts': '', 'c.ts': '' };

function startRunner() {
  const messages: TypeMessage[] = [];
  const checker: TypeChecker = {
    setFiles: () => undefined,
    paths: () => Object.keys(files),
    check: () => [],
  };
  const run = createTypeRunner({ checker, post: (message) => messages.push(message), pause: async () => {} });
  return { messages, run };
}

it('checks the file on screen first', async () => {
  const { messages, run } = startRunner();
  await run({ run: 1, files, first: 'b.ts' });
  expect(messages.map((message) => ('path' in message ? message.path : message.type))).toEqual([
    'b.ts',
    'a.ts',
    'c.ts',
    'done',
  ]);
});

it('leaves an older check when a newer one arrives', async () => {
  const { messages, run } = startRunner();
  await Promise.all([run({ run: 1, files, first: null }), run({ run: 2, files, first: null })]);
  expect(messages.every((message) => 'run' in message && message.run === 2)).toBe(true);
  expect(messages.at(-1)).toEqual({ type: 'done', run: 2 });
});

it('does not start with a project over the limits', async () => {
  const { messages, run } = startRunner();
  await run({ run: 1, files: { 'a.ts': 'x'.repeat(3_000_001) }, first: null });
  expect(messages).toEqual([{ type: 'too-large', run: 1 }]);
});
