import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentAction, reduceDocument } from './document-reducer.ts';
import { type DocumentState, dirtyPaths, emptyDocument } from './document-state.ts';

const file = (path: string, content = path, hash = `hash of ${content}`) => ({ path, content, hash });

function loaded(...paths: string[]): DocumentState {
  return reduceDocument(emptyDocument, {
    type: 'files-loaded',
    revision: 1,
    files: paths.map((path) => file(path)),
    drafts: new Map(),
  });
}

function run(state: DocumentState, ...actions: DocumentAction[]): DocumentState {
  return actions.reduce(reduceDocument, state);
}

describe('files-loaded', () => {
  it('opens src/App.tsx', () => {
    const state = loaded('a.ts', 'src/App.tsx');
    expect(state.current).toBe('src/App.tsx');
    expect(state.tabs).toEqual(['src/App.tsx']);
  });

  it('opens the first file of a project without src/App.tsx', () => {
    expect(loaded('b.ts', 'a.ts').current).toBe('a.ts');
  });

  it('opens nothing in an empty project', () => {
    expect(loaded().current).toBeNull();
  });
});

describe('the current file', () => {
  it('becomes the first remaining file after it was deleted', () => {
    const state = run(loaded('src/App.tsx', 'src/z.ts', 'src/a.ts'), {
      type: 'files-removed',
      revision: 2,
      paths: ['src/App.tsx'],
    });
    expect(state.current).toBe('src/a.ts');
    expect(state.tabs).toEqual(['src/a.ts']);
  });

  it('becomes src/App.tsx after another file was deleted', () => {
    const state = run(
      loaded('a.ts', 'src/App.tsx', 'src/b.ts'),
      { type: 'tab-opened', path: 'src/b.ts' },
      { type: 'files-removed', revision: 2, paths: ['src/b.ts'] },
    );
    expect(state.current).toBe('src/App.tsx');
  });

  it('stays empty after the last tab was closed by hand', () => {
    const state = run(
      loaded('a.ts', 'b.ts'),
      { type: 'tab-closed', path: 'a.ts' },
      { type: 'files-removed', revision: 2, paths: ['b.ts'] },
    );
    expect(state.current).toBeNull();
  });

  it('follows a rename with its unsaved content', () => {
    const state = run(
      loaded('src/App.tsx'),
      { type: 'file-edited', path: 'src/App.tsx', content: 'typed' },
      {
        type: 'files-renamed',
        revision: 2,
        renames: [{ from: 'src/App.tsx', to: 'src/Main.tsx', hash: 'h' }],
      },
    );
    expect(state.current).toBe('src/Main.tsx');
    expect(state.tabs).toEqual(['src/Main.tsx']);
    expect(state.files.get('src/Main.tsx')).toEqual({
      content: 'typed',
      savedContent: 'src/App.tsx',
      baseHash: 'h',
    });
  });

  it('becomes the neighbour when its tab is closed', () => {
    const state = run(loaded('src/App.tsx', 'b.ts'), { type: 'tab-opened', path: 'b.ts' });
    const one = run(state, { type: 'tab-closed', path: 'b.ts' });
    expect(one.current).toBe('src/App.tsx');
    expect(run(one, { type: 'tab-closed', path: 'src/App.tsx' }).current).toBeNull();
  });
});

describe('files-saved', () => {
  it('keeps edits made during the request as unsaved', () => {
    const state = run(
      loaded('a.ts'),
      { type: 'file-edited', path: 'a.ts', content: 'one' },
      { type: 'file-edited', path: 'a.ts', content: 'one two' },
      { type: 'files-saved', revision: 2, files: [file('a.ts', 'one', 'h1')] },
    );
    expect(state.files.get('a.ts')).toEqual({ content: 'one two', savedContent: 'one', baseHash: 'h1' });
    expect(dirtyPaths(state)).toEqual(['a.ts']);
  });
});

describe('files-pulled', () => {
  it('replaces clean files and keeps unsaved ones', () => {
    const state = run(
      loaded('a.ts', 'b.ts'),
      { type: 'file-edited', path: 'b.ts', content: 'mine' },
      { type: 'files-pulled', revision: 2, files: [file('a.ts', 'new'), file('b.ts')] },
    );
    expect(state.files.get('a.ts')?.content).toBe('new');
    expect(state.files.get('b.ts')?.content).toBe('mine');
    expect(state.conflicts.size).toBe(0);
  });

  it('reports a conflict for an unsaved edit of a changed or deleted file', () => {
    const edited = run(
      loaded('a.ts', 'b.ts'),
      { type: 'file-edited', path: 'a.ts', content: 'mine' },
      { type: 'file-edited', path: 'b.ts', content: 'mine' },
      { type: 'files-pulled', revision: 2, files: [file('a.ts', 'theirs', 'h2')] },
    );
    expect([...edited.conflicts]).toEqual([
      ['a.ts', { hash: 'h2', content: 'theirs' }],
      ['b.ts', { hash: null, content: null }],
    ]);
  });

  it('ignores an older revision', () => {
    const state = { ...loaded('a.ts'), revision: 7 };
    expect(reduceDocument(state, { type: 'files-pulled', revision: 6, files: [] })).toBe(state);
  });
});

describe('drafts', () => {
  const load = (content: string, hash: string, draft: { content: string; baseHash: string | null }) =>
    reduceDocument(emptyDocument, {
      type: 'files-loaded',
      revision: 3,
      files: [file('a.ts', content, hash)],
      drafts: new Map([['a.ts', draft]]),
    });

  it('become unsaved edits when the file has not changed', () => {
    const state = load('old', 'h1', { content: 'typed', baseHash: 'h1' });
    expect(dirtyPaths(state)).toEqual(['a.ts']);
    expect(state.conflicts.size).toBe(0);
  });

  it('become conflicts when the file has changed', () => {
    const state = load('new', 'h2', { content: '', baseHash: 'h1' });
    expect(state.files.get('a.ts')?.content).toBe('');
    expect(state.conflicts.get('a.ts')).toEqual({ hash: 'h2', content: 'new' });
  });

  it('are dropped when the server already holds them', () => {
    expect(dirtyPaths(load('typed', 'h2', { content: 'typed', baseHash: 'h1' }))).toEqual([]);
  });
});

describe('conflict-resolved', () => {
  const conflicted = run(
    loaded('a.ts'),
    { type: 'file-edited', path: 'a.ts', content: 'mine' },
    { type: 'conflicts-found', conflicts: new Map([['a.ts', { hash: 'h2', content: 'theirs' }]]) },
  );

  it('keeps my content as unsaved, based on theirs', () => {
    const state = run(conflicted, { type: 'conflict-resolved', path: 'a.ts', choice: { kind: 'mine' } });
    expect(state.files.get('a.ts')).toEqual({ content: 'mine', savedContent: 'theirs', baseHash: 'h2' });
    expect(dirtyPaths(state)).toEqual(['a.ts']);
  });

  it('takes their content as saved', () => {
    const state = run(conflicted, { type: 'conflict-resolved', path: 'a.ts', choice: { kind: 'theirs' } });
    expect(dirtyPaths(state)).toEqual([]);
    expect(state.conflicts.size).toBe(0);
  });

  it('keeps a merge as unsaved, based on theirs', () => {
    const state = run(conflicted, {
      type: 'conflict-resolved',
      path: 'a.ts',
      choice: { kind: 'merged', content: 'both' },
    });
    expect(state.files.get('a.ts')).toEqual({ content: 'both', savedContent: 'theirs', baseHash: 'h2' });
  });

  it('removes or recreates a file that was deleted on the server', () => {
    const deletedThere = run(conflicted, {
      type: 'conflicts-found',
      conflicts: new Map([['a.ts', { hash: null, content: null }]]),
    });
    const theirs = run(deletedThere, { type: 'conflict-resolved', path: 'a.ts', choice: { kind: 'theirs' } });
    expect(theirs.files.has('a.ts')).toBe(false);
    const mine = run(deletedThere, { type: 'conflict-resolved', path: 'a.ts', choice: { kind: 'mine' } });
    expect(mine.files.get('a.ts')?.baseHash).toBeNull();
  });
});

it('never loses an unsaved edit, whatever the server sends', () => {
  const contents = fc.constantFrom('one', 'two', 'three');
  fc.assert(
    fc.property(contents, fc.array(fc.option(contents), { maxLength: 6 }), (typed, server) => {
      let state = run(loaded('a.ts'), { type: 'file-edited', path: 'a.ts', content: typed });
      server.forEach((content, index) => {
        state = reduceDocument(state, {
          type: 'files-pulled',
          revision: index + 2,
          files: content === null ? [] : [file('a.ts', content)],
        });
        const isKept = state.files.get('a.ts')?.content === typed;
        // The server may replace the edit without a conflict only after it held the same content.
        const wasSaved = server.slice(0, index + 1).includes(typed);
        expect(isKept || wasSaved).toBe(true);
      });
    }),
  );
});
