// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { STORAGE_CHARACTERS } from '@kilim/preview/protocol';
import { openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { createClientStore, deleteClientStore } from './client-store.ts';
import { appDataMaximum, documentMaximum, findEvicted, sizeMaximum } from './eviction.ts';
import { databaseName } from './schema.ts';

const documentOf = (projectId: string, openedAt: number, content = '') => ({
  projectId,
  revision: 1,
  openedAt,
  files: [{ path: 'a', content, hash: 'h' }],
});

async function openStore(userId = 'u1') {
  const store = createClientStore(userId);
  await store.claim();
  return store;
}

afterEach(deleteClientStore);

describe('the owner', () => {
  it('reads back what was stored, after a reload too', async () => {
    const store = await openStore();
    await store.writeReply({ key: 'k', projectId: '', data: { balance: 3 } });
    expect(await createClientStore('u1').readReply('k')).toEqual({ balance: 3 });
  });

  it('finds nothing of another user and cannot write into that data', async () => {
    const first = await openStore('u1');
    await first.writeReply({ key: 'k', projectId: '', data: 'secret' });
    const second = createClientStore('u2');
    expect(await second.readReply('k')).toBeUndefined();
    expect(await second.writeReply({ key: 'k', projectId: '', data: 'x' })).toBe('refused');
    await second.claim();
    expect(await first.readReply('k')).toBeUndefined();
    expect(await first.writeReply({ key: 'k', projectId: '', data: 'late' })).toBe('refused');
    await first.claim();
    expect(await first.readReply('k')).toBeUndefined();
  });

  it('starts with an empty store after each claim', async () => {
    const store = await openStore();
    await store.writeDocument(documentOf('p1', 1));
    await store.claim();
    expect(await store.readDocument('p1')).toBeUndefined();
  });

  it('keeps nothing after a deletion, and a late write does not bring it back', async () => {
    let isSignedIn = true;
    const store = createClientStore('u1', () => isSignedIn);
    await store.claim();
    await store.writeDocument(documentOf('p1', 1));
    isSignedIn = false;
    await deleteClientStore();
    expect(await store.writeDocument(documentOf('p1', 2))).toBe('refused');
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  });
});

describe('projects', () => {
  it('are removed with their files and replies', async () => {
    const store = await openStore();
    await store.changeProjects(() => [{ id: 'p1' }, { id: 'p2' }]);
    await store.writeDocument(documentOf('p1', 1));
    await store.writeReply({ key: 'r', projectId: 'p1', data: 1 });
    await store.removeProject('p1');
    expect(await store.readProjects()).toEqual([{ id: 'p2' }]);
    expect([await store.readDocument('p1'), await store.readReply('r')]).toEqual([undefined, undefined]);
  });

  it('lose their files when others were opened since', async () => {
    const store = await openStore();
    await store.writeReply({ key: 'r', projectId: 'p0', data: 1 });
    for (let index = 0; index <= documentMaximum; index += 1)
      await store.writeDocument(documentOf(`p${index}`, index));
    expect(await store.readDocument('p0')).toBeUndefined();
    expect(await store.readReply('r')).toBeUndefined();
    expect(await store.readDocument('p1')).toBeDefined();
  });
});

it('evicts by size, but never the project that was opened last', () => {
  const large = 'x'.repeat(sizeMaximum);
  expect(findEvicted([documentOf('old', 1, 'x'), documentOf('new', 2, large)])).toEqual(['old']);
});

it('reads nothing and reports writes when the browser has no database', async () => {
  const { indexedDB: original } = globalThis;
  Object.assign(globalThis, { indexedDB: undefined });
  try {
    const store = await openStore();
    expect(await store.readProjects()).toEqual([]);
    // Not an empty list: an app that starts without its records replaces them with its first save.
    expect(await store.readAppData('p1')).toBeNull();
    expect(await store.writeReply({ key: 'k', projectId: '', data: 1 })).toBe('unavailable');
  } finally {
    Object.assign(globalThis, { indexedDB: original });
  }
});

describe('what apps store in the preview', () => {
  it('is changed key by key, so that two tabs do not erase each other', async () => {
    const store = await openStore();
    await store.changeAppData('p1', [['a', '1']], 1);
    await store.changeAppData(
      'p1',
      [
        ['__proto__', '2'],
        ['a', null],
      ],
      2,
    );
    await store.changeAppData('p2', [['a', 'other']], 3);
    expect(await createClientStore('u1').readAppData('p1')).toEqual([['__proto__', '2']]);
    expect(await store.readAppData('p3')).toEqual([]);
  });

  it('never grows above the limits of an app', async () => {
    const store = await openStore();
    const half = 'x'.repeat(STORAGE_CHARACTERS / 2);
    await store.changeAppData('p1', [['a', half]], 1);
    await store.changeAppData('p1', [['b', half]], 2);
    expect((await store.readAppData('p1'))?.map(([key]) => key)).toEqual(['a']);
  });

  it('is erased on request, with its project, and by another user', async () => {
    const store = await openStore();
    for (const id of ['p1', 'p2', 'p3']) await store.changeAppData(id, [['a', '1']], 1);
    await store.removeAppData('p1');
    await store.removeProject('p2');
    expect(await Promise.all(['p1', 'p2'].map((id) => store.readAppData(id)))).toEqual([[], []]);
    expect(await createClientStore('u2').readAppData('p3')).toBeNull();
    await openStore('u2');
    await store.claim();
    expect(await store.readAppData('p3')).toEqual([]);
  });

  it('is kept for the projects that stored something last', async () => {
    const store = await openStore();
    for (let index = 0; index <= appDataMaximum; index += 1)
      await store.changeAppData(`p${index}`, [['a', '1']], index);
    expect(await store.readAppData('p0')).toEqual([]);
    expect(await store.readAppData('p1')).toHaveLength(1);
  });

  it('finds a place in a store of an earlier version', async () => {
    const old = await openDB(databaseName, 1, {
      upgrade: (database) => {
        void database.createObjectStore('owner').put('u1', 'user');
        database.createObjectStore('replies', { keyPath: 'key' }).createIndex('projectId', 'projectId');
        database.createObjectStore('projects', { keyPath: 'id' });
        void database.createObjectStore('documents', { keyPath: 'projectId' }).put(documentOf('p1', 1));
      },
    });
    old.close();
    const store = createClientStore('u1');
    expect(await store.changeAppData('p1', [['a', '1']], 1)).toBe('written');
    expect(await store.readDocument('p1')).toBeDefined();
  });
});
