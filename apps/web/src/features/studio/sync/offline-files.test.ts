import { AppError } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeHash } from '../testing/in-memory-project.ts';
import { openDocument, settle } from '../testing/open-document.ts';

const offline = new AppError('general_unavailable', { cause: 'test' });
const files = { 'a.ts': 'a', 'b.ts': 'b' };

const openOffline = async (initial: Record<string, string> = files) => {
  const studio = await openDocument(initial);
  studio.server.fail(offline);
  return studio;
};
type Studio = Awaited<ReturnType<typeof openDocument>>;

const sync = async (studio: Studio): Promise<void> => {
  studio.server.fail(undefined);
  for (let round = 0; round < 4; round += 1) {
    await studio.sync.saveNow();
    await settle();
  }
};
const shown = ({ store }: Studio) =>
  Object.fromEntries([...store.getState().files].map(([path, { content }]) => [path, content]));
const stored = ({ server }: Studio) => Object.fromEntries(server.contents);

describe('without the server', () => {
  it('deletes a file here and on the server when it is back', async () => {
    const studio = await openOffline();
    await studio.commands.deleteFiles(['a.ts']);
    expect(shown(studio)).toEqual({ 'b.ts': 'b' });
    expect(studio.store.getState().current).toBe('b.ts');
    expect(studio.sync.hasUnsavedEdits()).toBe(true);
    studio.timers.runAll();
    await settle();
    expect(studio.status()).toBe('offline');
    await sync(studio);
    expect(stored(studio)).toEqual({ 'b.ts': 'b' });
    expect(studio.status()).toBe('saved');
    expect(studio.dropped).toEqual([]);
  });

  it('renames an edited file and sends both in one request', async () => {
    const studio = await openOffline();
    studio.edit('a.ts', 'typed');
    await studio.commands.renameFiles([{ from: 'a.ts', to: 'c.ts' }]);
    expect(studio.store.getState().current).toBe('c.ts');
    const before = studio.server.writes.length;
    await sync(studio);
    expect(stored(studio)).toEqual({ 'b.ts': 'b', 'c.ts': 'typed' });
    expect(studio.server.writes.slice(before)).toHaveLength(1);
  });

  it('renames a folder whose new paths contain an old one', async () => {
    const studio = await openOffline({ 'x/a.ts': 'outer', 'x/x/a.ts': 'inner' });
    await studio.commands.renameFiles([
      { from: 'x/a.ts', to: 'x/x/a.ts' },
      { from: 'x/x/a.ts', to: 'x/x/x/a.ts' },
    ]);
    await sync(studio);
    expect(stored(studio)).toEqual({ 'x/x/a.ts': 'outer', 'x/x/x/a.ts': 'inner' });
  });

  it('creates a file again under a deleted path, as an edit of it', async () => {
    const studio = await openOffline();
    await studio.commands.deleteFiles(['a.ts']);
    await studio.commands.createFile('a.ts', 'new');
    await sync(studio);
    expect(stored(studio)).toEqual({ 'a.ts': 'new', 'b.ts': 'b' });
    expect(studio.store.getState().conflicts.size).toBe(0);
  });

  it('undoes a deletion, after which nothing is unsaved', async () => {
    const studio = await openOffline();
    const deleted = await studio.commands.deleteFiles(['a.ts', 'b.ts']);
    await studio.commands.restoreFiles(deleted);
    expect(shown(studio)).toEqual(files);
    expect(studio.sync.hasUnsavedEdits()).toBe(false);
  });

  it('renames a file that was created without the server', async () => {
    const studio = await openOffline();
    await studio.commands.createFile('new.ts', 'n');
    await studio.commands.renameFiles([{ from: 'new.ts', to: 'newer.ts' }]);
    await sync(studio);
    expect(stored(studio)).toEqual({ ...files, 'newer.ts': 'n' });
  });

  it('keeps deletions and renames as drafts for the next opening', async () => {
    const studio = await openOffline();
    await studio.commands.deleteFiles(['a.ts']);
    await studio.commands.renameFiles([{ from: 'b.ts', to: 'c.ts' }]);
    studio.sync.saveDrafts();
    const again = await openDocument(files, studio.storage.drafts);
    expect(shown(again)).toEqual({ 'c.ts': 'b' });
    await sync(again);
    expect(stored(again)).toEqual({ 'c.ts': 'b' });
    expect(again.storage.drafts.size).toBe(0);
  });

  it('keeps the deleted file among the files that the server last had', async () => {
    const written: { readonly files: readonly { readonly path: string }[] }[] = [];
    const studio = await openDocument(files, new Map(), {
      read: async () => null,
      write: async (known) => void written.push(known),
    });
    studio.server.fail(offline);
    await studio.commands.deleteFiles(['a.ts']);
    const pulled = studio.store.getState();
    studio.store.dispatch({
      type: 'files-pulled',
      revision: pulled.revision + 1,
      files: ['a', 'b'].map((name) => ({ path: `${name}.ts`, content: name, hash: fakeHash(name) })),
    });
    studio.timers.runAll();
    expect(written.at(-1)?.files.map(({ path }) => path)).toEqual(['b.ts', 'a.ts']);
  });
});

describe('a file that was deleted here', () => {
  it('is back and reported when it was changed on the server since', async () => {
    const studio = await openOffline();
    await studio.commands.deleteFiles(['a.ts', 'b.ts']);
    studio.server.changeElsewhere('a.ts', 'theirs');
    await sync(studio);
    expect(shown(studio)).toEqual({ 'a.ts': 'theirs' });
    expect(stored(studio)).toEqual({ 'a.ts': 'theirs' });
    expect(studio.dropped).toEqual(['a.ts']);
  });

  it('is back and reported when the project is opened again after such a change', async () => {
    const drafts = new Map([['a.ts', { content: null, baseHash: fakeHash('a'), base: 'a' }]]);
    const studio = await openDocument({ 'a.ts': 'theirs' }, drafts);
    expect(shown(studio)).toEqual({ 'a.ts': 'theirs' });
    expect(studio.dropped).toEqual(['a.ts']);
    expect(studio.sync.hasUnsavedEdits()).toBe(false);
  });

  it('is no problem when it was deleted on the server as well', async () => {
    const studio = await openOffline();
    await studio.commands.deleteFiles(['a.ts']);
    studio.edit('b.ts', 'b1');
    studio.server.changeElsewhere('a.ts', null);
    await sync(studio);
    expect(stored(studio)).toEqual({ 'b.ts': 'b1' });
    expect(studio.status()).toBe('saved');
    expect(studio.dropped).toEqual([]);
  });

  it('stays deleted when the reply to its deletion was lost', async () => {
    const studio = await openDocument(files);
    studio.server.loseNextReply();
    await studio.commands.deleteFiles(['a.ts']);
    await sync(studio);
    expect(stored(studio)).toEqual({ 'b.ts': 'b' });
    expect(studio.status()).toBe('saved');
  });

  it('keeps both contents when a renamed file was changed on the server since', async () => {
    const studio = await openOffline();
    studio.edit('a.ts', 'mine');
    await studio.commands.renameFiles([{ from: 'a.ts', to: 'c.ts' }]);
    studio.server.changeElsewhere('a.ts', 'theirs');
    await sync(studio);
    expect(stored(studio)).toEqual({ 'a.ts': 'theirs', 'b.ts': 'b', 'c.ts': 'mine' });
    expect(studio.dropped).toEqual(['a.ts']);
  });
});

it('ends with the same files here and on the server after any order of changes', async () => {
  const path = fc.constantFrom('a.ts', 'b.ts', 'c.ts');
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('delete', 'create', 'edit', 'elsewhere'), path, to: path }),
    fc.record({ kind: fc.constant('rename'), path, to: path }),
    fc.record({ kind: fc.constantFrom('fail', 'recover', 'lose', 'timers', 'reload'), path, to: path }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      let studio = await openDocument(files);
      for (const [index, { kind, path: from, to }] of steps.entries()) {
        const open = studio.store.getState().files;
        if (kind === 'fail') studio.server.fail(offline);
        else if (kind === 'recover') studio.server.fail(undefined);
        else if (kind === 'lose') studio.server.loseNextReply();
        else if (kind === 'timers') studio.timers.runAll();
        else if (kind === 'elsewhere') studio.server.changeElsewhere(from, `elsewhere ${index}`);
        else if (kind === 'delete') await studio.commands.deleteFiles([from]).catch(() => undefined);
        else if (kind === 'edit') studio.edit(from, `edited ${index}`);
        else if (kind === 'create' && !open.has(from))
          await studio.commands.createFile(from, `created ${index}`).catch(() => undefined);
        else if (kind === 'rename' && open.has(from) && !open.has(to))
          await studio.commands.renameFiles([{ from, to }]).catch(() => undefined);
        else if (kind === 'reload') {
          studio.sync.saveDrafts();
          studio.sync.dispose();
          studio = await openDocument(stored(studio), studio.storage.drafts);
        }
        await settle();
      }
      await sync(studio);
      // As after the event of a change elsewhere: a conflict shows the newest content of the server.
      await studio.sync.pull();
      for (const [conflict, { content }] of studio.store.getState().conflicts) {
        expect(studio.server.contents.get(conflict) ?? null).toBe(content);
        studio.store.dispatch({ type: 'conflict-resolved', path: conflict, choice: { kind: 'mine' } });
      }
      await sync(studio);
      await studio.sync.pull();
      expect(studio.store.getState().conflicts.size).toBe(0);
      expect(shown(studio)).toEqual(stored(studio));
      expect(studio.sync.hasUnsavedEdits()).toBe(false);
    }),
    { numRuns: 200 },
  );
});
