import { AppError } from '@kilim/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDocumentStore } from '../document/document-store.ts';
import type { Draft } from '../document/merge-server-files.ts';
import { fakeHash } from '../testing/in-memory-project.ts';
import {
  createManualScheduler,
  createServer,
  noFiles,
  openDocument as open,
  settle,
} from '../testing/open-document.ts';
import { createDocumentSync } from './document-sync.ts';
import type { KnownFiles, LocalFiles } from './sync-port.ts';

describe('autosave', () => {
  let studio: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    studio = await open({ 'a.ts': 'a', 'b.ts': 'b' });
  });

  it('sends the newest content of all files in one request after a pause', async () => {
    studio.edit('a.ts', 'a1');
    studio.edit('a.ts', 'a2');
    studio.edit('b.ts', 'b1');
    expect(studio.status()).toBe('pending');
    expect(studio.server.writes).toEqual([]);
    studio.timers.runAll();
    await settle();
    expect(studio.server.writes).toEqual([
      [
        { kind: 'write', path: 'a.ts', content: 'a2', baseHash: fakeHash('a') },
        { kind: 'write', path: 'b.ts', content: 'b1', baseHash: fakeHash('b') },
      ],
    ]);
    expect(studio.status()).toBe('saved');
    expect(studio.storage.drafts.size).toBe(0);
  });

  it('sends one request at a time, later edits based on the saved content', async () => {
    const release = studio.server.hold();
    studio.edit('a.ts', 'a1');
    const first = studio.sync.saveNow();
    await settle();
    studio.edit('a.ts', 'a12');
    const second = studio.sync.saveNow();
    await settle();
    expect(studio.server.writes).toHaveLength(1);
    expect(studio.status()).toBe('saving');
    release();
    await Promise.all([first, second]);
    expect(studio.server.writes[1]).toEqual([
      { kind: 'write', path: 'a.ts', content: 'a12', baseHash: fakeHash('a1') },
    ]);
    expect(studio.server.contents.get('a.ts')).toBe('a12');
  });

  it('stores drafts while the server is unreachable and saves when it is back', async () => {
    studio.server.fail(new AppError('general_unavailable'));
    studio.edit('a.ts', 'typed offline');
    await studio.sync.saveNow();
    expect(studio.status()).toBe('offline');
    expect(studio.storage.drafts.get('a.ts')).toMatchObject({
      content: 'typed offline',
      baseHash: fakeHash('a'),
    });
    expect(studio.timers.delays()).toEqual([1_000]);
    studio.timers.runAll();
    await settle();
    expect(studio.timers.delays()).toEqual([2_000]);
    studio.server.fail(undefined);
    studio.sync.retryNow();
    studio.timers.runAll();
    await settle();
    expect(studio.status()).toBe('saved');
    expect(studio.server.contents.get('a.ts')).toBe('typed offline');
  });

  it('reports an error that a retry cannot fix', async () => {
    studio.server.fail(new AppError('file_too_large', { params: { path: 'a.ts' } }));
    studio.edit('a.ts', 'big');
    await studio.sync.saveNow();
    expect(studio.sync.status.getState()).toMatchObject({
      kind: 'failed',
      error: { type: 'file_too_large' },
    });
    expect(studio.sync.hasUnsavedEdits()).toBe(true);
  });

  it('keeps an edit that exceeds the storage and saves it once there is space', async () => {
    const full = new AppError('storage_limit_reached', { params: { used: 200, limit: 200 } });
    studio.server.fail(full);
    studio.edit('a.ts', 'typed when full');
    await studio.sync.saveNow();
    expect(studio.sync.status.getState()).toEqual({ kind: 'failed', error: full });
    expect(studio.storage.drafts.get('a.ts')).toMatchObject({
      content: 'typed when full',
      baseHash: fakeHash('a'),
    });
    expect(studio.sync.hasUnsavedEdits()).toBe(true);
    studio.server.fail(undefined);
    await studio.sync.saveNow();
    expect(studio.status()).toBe('saved');
    expect(studio.server.contents.get('a.ts')).toBe('typed when full');
  });

  it('reports a write limit as the reason and retries', async () => {
    const fast = new AppError('storage_write_too_fast', { params: { seconds: 12 } });
    studio.server.fail(fast);
    studio.edit('a.ts', 'typed fast');
    await studio.sync.saveNow();
    expect(studio.sync.status.getState()).toEqual({ kind: 'failed', error: fast });
    expect(studio.timers.delays()).toContain(1_000);
    studio.server.fail(undefined);
    studio.timers.runAll();
    await settle();
    expect(studio.status()).toBe('saved');
  });

  it('treats a lost reply as saved, not as a conflict', async () => {
    studio.server.loseNextReply();
    studio.edit('a.ts', 'a1');
    await studio.sync.saveNow();
    expect(studio.status()).toBe('offline');
    await studio.sync.saveNow();
    expect(studio.status()).toBe('saved');
    expect(studio.store.getState().conflicts.size).toBe(0);
  });
});

describe('a save whose reply was lost', () => {
  const reopen = (studio: Awaited<ReturnType<typeof open>>) =>
    open(Object.fromEntries(studio.server.contents), studio.storage.drafts);

  it('is no conflict with what was typed into the same line since', async () => {
    const studio = await open({ 'a.ts': 'a' });
    studio.server.loseNextReply();
    studio.edit('a.ts', 'a1');
    await studio.sync.saveNow();
    studio.edit('a.ts', 'a12');
    await studio.sync.saveNow();
    expect(studio.store.getState().conflicts.size).toBe(0);
    await studio.sync.saveNow();
    expect(studio.server.contents.get('a.ts')).toBe('a12');
  });

  it.each([
    ['of a changed file', 'a.ts'],
    ['of a new file', 'new.ts'],
  ])('%s is no conflict after the tab was opened again', async (_, path) => {
    const studio = await open({ 'a.ts': 'a' });
    studio.store.dispatch({ type: 'created-locally', files: [{ path, content: '' }] });
    studio.server.loseNextReply();
    studio.edit(path, 'a1');
    await studio.sync.saveNow();
    studio.server.fail(new AppError('general_unavailable'));
    studio.edit(path, 'a12');
    await studio.sync.saveNow();
    studio.sync.dispose();
    const later = await reopen(studio);
    await later.sync.saveNow();
    expect(later.store.getState().conflicts.size).toBe(0);
    expect(later.server.contents.get(path)).toBe('a12');
  });

  it('does not hide what others made of it since', async () => {
    const studio = await open({ 'a.ts': 'a' });
    studio.server.loseNextReply();
    studio.edit('a.ts', 'a1');
    await studio.sync.saveNow();
    studio.server.changeElsewhere('a.ts', 'theirs');
    studio.edit('a.ts', 'a12');
    await studio.sync.saveNow();
    expect(studio.store.getState().conflicts.get('a.ts')?.content).toBe('theirs');
    expect(studio.server.contents.get('a.ts')).toBe('theirs');
  });
});

describe('a change on the server', () => {
  it('is a conflict for a file with unsaved edits, while other files are saved', async () => {
    const studio = await open({ 'a.ts': 'a', 'b.ts': 'b' });
    studio.server.changeElsewhere('a.ts', 'theirs');
    studio.edit('a.ts', 'mine');
    studio.edit('b.ts', 'b1');
    await studio.sync.saveNow();
    studio.timers.runAll();
    await settle();
    expect(studio.status()).toBe('conflict');
    expect(studio.server.contents.get('a.ts')).toBe('theirs');
    expect(studio.server.contents.get('b.ts')).toBe('b1');
    expect(studio.store.getState().conflicts.get('a.ts')).toEqual({
      hash: fakeHash('theirs'),
      content: 'theirs',
    });
    studio.store.dispatch({ type: 'conflict-resolved', path: 'a.ts', choice: { kind: 'mine' } });
    await studio.sync.saveNow();
    expect(studio.server.contents.get('a.ts')).toBe('mine');
  });

  it('replaces a clean file after a pull', async () => {
    const studio = await open({ 'a.ts': 'a' });
    studio.server.changeElsewhere('a.ts', 'theirs');
    await studio.sync.pull();
    expect(studio.store.getState().files.get('a.ts')?.content).toBe('theirs');
    expect(studio.status()).toBe('saved');
  });

  it('is loaded again when it is announced during a pull', async () => {
    const studio = await open({ 'a.ts': 'a' });
    studio.server.changeElsewhere('a.ts', 'one');
    const reading = studio.sync.pull();
    await Promise.resolve();
    const load = studio.server.port.load();
    studio.server.changeElsewhere('a.ts', 'two');
    await Promise.all([reading, studio.sync.pull(), load]);
    expect(studio.store.getState().files.get('a.ts')?.content).toBe('two');
  });

  it('is detected by a revision gap without an event', async () => {
    const studio = await open({ 'a.ts': 'a', 'b.ts': 'b' });
    studio.server.changeElsewhere('b.ts', 'theirs');
    studio.edit('a.ts', 'mine');
    await studio.sync.saveNow();
    expect(studio.store.getState().files.get('b.ts')?.content).toBe('theirs');
    expect(studio.store.getState().revision).toBe(3);
  });
});

describe('load', () => {
  it('restores and saves drafts', async () => {
    const studio = await open(
      { 'a.ts': 'a' },
      new Map([['a.ts', { content: 'typed', baseHash: fakeHash('a') }]]),
    );
    expect(studio.store.getState().files.get('a.ts')?.content).toBe('typed');
    studio.timers.runAll();
    await settle();
    expect(studio.server.contents.get('a.ts')).toBe('typed');
  });
});

describe('drafts', () => {
  const kept = new Map([['a.ts', { content: 'typed', baseHash: fakeHash('a') }]]);

  function openUnread(drafts: ReadonlyMap<string, Draft>) {
    const writes: ReadonlyMap<string, Draft>[] = [];
    const store = createDocumentStore();
    const sync = createDocumentSync({
      store,
      port: createServer({ 'a.ts': 'a' }).port,
      scheduler: createManualScheduler().scheduler,
      drafts: { read: () => drafts, write: (next) => writes.push(next) > 0 },
      local: noFiles,
    });
    return { store, sync, writes };
  }

  it('remain when a tab closes before it has loaded the files', () => {
    const { sync, writes } = openUnread(kept);
    sync.saveDrafts();
    sync.dispose();
    expect(writes).toEqual([]);
  });

  it('of another tab remain when this tab has none', async () => {
    const { sync, writes } = openUnread(new Map());
    await sync.load();
    await sync.saveNow();
    sync.dispose();
    expect(writes).toEqual([]);
  });

  it('are removed once they are saved', async () => {
    const { sync, writes } = openUnread(kept);
    await sync.load();
    await sync.saveNow();
    expect(writes).toEqual([new Map()]);
  });
});

describe('file commands', () => {
  it('create a file and open it', async () => {
    const studio = await open({ 'a.ts': 'a' });
    await studio.commands.createFile('b.ts');
    expect(studio.server.contents.get('b.ts')).toBe('');
    expect(studio.store.getState().current).toBe('b.ts');
  });

  it('reject an existing path and leave the file unchanged', async () => {
    const studio = await open({ 'a.ts': 'a' });
    await expect(studio.commands.createFile('a.ts')).rejects.toMatchObject({ type: 'file_conflict' });
    expect(studio.server.contents.get('a.ts')).toBe('a');
  });

  it('save unsaved edits before a rename', async () => {
    const studio = await open({ 'a.ts': 'a' });
    studio.edit('a.ts', 'a1');
    await studio.commands.renameFiles([{ from: 'a.ts', to: 'c.ts' }]);
    expect([...studio.server.contents]).toEqual([['c.ts', 'a1']]);
    expect(studio.store.getState().current).toBe('c.ts');
    expect(studio.status()).toBe('saved');
  });

  it('delete and restore a file', async () => {
    const studio = await open({ 'a.ts': 'a', 'b.ts': 'b' });
    const deleted = await studio.commands.deleteFiles(['a.ts']);
    expect([...studio.server.contents.keys()]).toEqual(['b.ts']);
    expect(studio.store.getState().current).toBe('b.ts');
    await studio.commands.restoreFiles(deleted);
    expect(studio.server.contents.get('a.ts')).toBe('a');
  });
});

describe('opening from the browser', () => {
  const known = {
    revision: 1,
    files: [{ path: 'a.ts', content: 'one\ntwo\nthree', hash: fakeHash('one\ntwo\nthree') }],
  };
  const keeping: LocalFiles = { read: async () => known, write: async () => undefined };

  it('shows the kept files without the server, keeps an edit and saves it when the server is back', async () => {
    const studio = await open({ 'a.ts': 'one\ntwo\nthree' }, new Map(), keeping);
    studio.server.fail(new AppError('general_unavailable'));
    await settle();
    studio.store.dispatch({ type: 'file-edited', path: 'a.ts', content: 'one\ntwo\n3' });
    studio.timers.runAll();
    await settle();
    studio.timers.runAll();
    await settle();
    expect(studio.sync.status.getState().kind).toBe('offline');
    studio.server.fail(undefined);
    studio.timers.runAll();
    await settle();
    expect(studio.server.contents.get('a.ts')).toBe('one\ntwo\n3');
  });

  it('merges a draft of another day with a change that was made elsewhere', async () => {
    const base = 'one\ntwo\nthree';
    const draft = { content: '1\ntwo\nthree', baseHash: fakeHash(base), base };
    const studio = await open({ 'a.ts': 'one\ntwo\n3' }, new Map([['a.ts', draft]]), keeping);
    await settle();
    studio.timers.runAll();
    await settle();
    expect(studio.store.getState().conflicts.size).toBe(0);
    expect(studio.server.contents.get('a.ts')).toBe('1\ntwo\n3');
  });

  it('keeps the files of the server in the browser', async () => {
    const written: unknown[] = [];
    const studio = await open({ 'a.ts': 'new' }, new Map(), {
      read: async () => null,
      write: async (files) => void written.push(files),
    });
    studio.timers.runAll();
    await settle();
    const files = [{ path: 'a.ts', content: 'new', hash: fakeHash('new') }];
    expect(written).toEqual([{ revision: 1, files }]);
  });

  it('creates a file without the server and sends it later', async () => {
    const studio = await open({ 'a.ts': 'one' });
    studio.server.fail(new AppError('general_unavailable', { cause: 'test' }));
    await studio.commands.createFile('b.ts', 'b');
    expect(studio.store.getState().files.get('b.ts')?.content).toBe('b');
    studio.server.fail(undefined);
    await studio.sync.saveNow();
    expect(studio.server.contents.get('b.ts')).toBe('b');
  });
});

it('loses no edit in any order of edits, replies, failures, reloads and changes elsewhere', async () => {
  const step = fc.constantFrom('a', 'b', 'c', 'timers', 'fail', 'recover', 'lose', 'reload', 'elsewhere');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createServer({ 'a.ts': 'a0\nsame\nb0\nsame\nc0\nsame\nz0' });
      const storage: { drafts: ReadonlyMap<string, Draft>; known: KnownFiles | null } = {
        drafts: new Map(),
        known: null,
      };
      const openTab = async () => {
        const timers = createManualScheduler();
        const store = createDocumentStore();
        const sync = createDocumentSync({
          store,
          port: server.port,
          scheduler: timers.scheduler,
          drafts: {
            read: () => storage.drafts,
            write: (drafts) => {
              storage.drafts = drafts;
              return true;
            },
          },
          local: {
            read: async () => storage.known,
            write: async (known) => {
              storage.known = known;
            },
          },
        });
        await sync.load();
        await settle();
        return { timers, store, sync };
      };
      let tab = await openTab();
      tab.timers.runAll();
      await settle();
      const wanted: Record<string, number> = { a: 0, b: 0, c: 0, z: 0 };
      for (const [index, kind] of steps.entries()) {
        const write = (text: string, name: string): string => {
          wanted[name] = index + 1;
          return text.replace(new RegExp(`^${name}\\d+$`, 'm'), `${name}${index + 1}`);
        };
        if (kind === 'timers') tab.timers.runAll();
        else if (kind === 'fail') server.fail(new AppError('general_unavailable', { cause: 'test' }));
        else if (kind === 'recover') server.fail(undefined);
        else if (kind === 'lose') server.loseNextReply();
        else if (kind === 'elsewhere')
          server.changeElsewhere('a.ts', write(server.contents.get('a.ts') ?? '', 'z'));
        else if (kind === 'reload') {
          tab.sync.saveDrafts();
          tab.sync.dispose();
          tab = await openTab();
        } else {
          const content = write(tab.store.getState().files.get('a.ts')?.content ?? '', kind);
          tab.store.dispatch({ type: 'file-edited', path: 'a.ts', content });
        }
        await settle();
      }
      server.fail(undefined);
      for (let round = 0; round < 6; round += 1) {
        await tab.sync.pull();
        tab.timers.runAll();
        await settle();
      }
      const { a, b, c, z } = wanted;
      const own = tab.store.getState().files.get('a.ts')?.content;
      const theirs = server.contents.get('a.ts');
      expect(own).toContain(`a${a}\nsame\nb${b}\nsame\nc${c}\nsame\n`);
      expect(theirs).toContain(`z${z}`);
      const conflict = tab.store.getState().conflicts.get('a.ts');
      // Only a change made elsewhere on top of a save whose reply was lost is a conflict, with both sides.
      if (!steps.includes('elsewhere')) expect(conflict).toBeUndefined();
      expect(conflict === undefined ? own : conflict.content).toBe(theirs);
    }),
    { numRuns: 100 },
  );
});
