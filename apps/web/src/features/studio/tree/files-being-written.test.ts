import { expect, it } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { filesBeingWritten } from './files-being-written.ts';

const progress = {
  sequence: 3,
  title: '',
  explanation: '',
  files: [
    { path: 'a.ts', mode: 'write', content: '', isDone: true },
    { path: 'b.ts', mode: 'delete', content: '', isDone: false },
    { path: 'c.ts', mode: 'edit', content: '', isDone: false },
  ],
};

it('lists files that a running answer writes or edits', () => {
  expect([...filesBeingWritten(makeTurn({ progress }))]).toEqual([
    ['a.ts', true],
    ['c.ts', false],
  ]);
});

it('lists nothing without a running answer', () => {
  expect(filesBeingWritten(makeTurn({ progress, status: 'failed' })).size).toBe(0);
  expect(filesBeingWritten(null).size).toBe(0);
});
