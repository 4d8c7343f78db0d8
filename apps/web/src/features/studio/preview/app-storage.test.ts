// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimStore, eraseStore } from '../../../storage/store-owner.ts';
import { createAppStorage } from './app-storage.ts';

beforeEach(() => claimStore('u1'));
afterEach(eraseStore);

it('reads what the preview before is still writing', async () => {
  await createAppStorage('p1').write([['count', '1']]);
  // Both in one task, as when an effect runs again: the end of the old preview, the start of the new one.
  void createAppStorage('p1').write([['count', '2']]);
  void createAppStorage('p1').write([['other', '3']]);
  expect(await createAppStorage('p1').read()).toEqual([
    ['count', '2'],
    ['other', '3'],
  ]);
});

it('reads again when the database was closing', async () => {
  await createAppStorage('p1').write([['count', '1']]);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  expect(await createAppStorage('p1').read()).toEqual([['count', '1']]);
});

it('fails when nothing can be read, so that the app does not save over its records', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  await expect(createAppStorage('p1').read()).rejects.toThrow();
});
