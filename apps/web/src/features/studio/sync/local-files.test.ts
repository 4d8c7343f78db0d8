// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { claimStore } from '../../../storage/store-owner.ts';
import { createLocalFiles } from './local-files.ts';

it('keeps files that are saved before the store has an owner', async () => {
  const files = createLocalFiles('p1', () => 1);
  const saved = files.write({ revision: 3, files: [{ path: 'src/App.tsx', content: 'x', hash: 'h' }] });
  await claimStore('u1');
  await saved;
  expect(await files.read()).toEqual({
    revision: 3,
    files: [{ path: 'src/App.tsx', content: 'x', hash: 'h' }],
  });
});
