// @vitest-environment happy-dom
import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '../document/document-store.ts';
import { createBoundView } from './bound-view.ts';

const path = 'src/App.tsx';

function open(content: string) {
  const document = createDocumentStore();
  const files = [{ path, content, hash: 'a' }];
  document.dispatch({ type: 'files-loaded', revision: 1, files, drafts: new Map() });
  const state = EditorState.create({ doc: content, extensions: [history()] });
  const bound = createBoundView({ state, parent: globalThis.document.body, document, path });
  const pull = (text: string): void =>
    document.dispatch({ type: 'files-pulled', revision: 2, files: [{ path, content: text, hash: 'b' }] });
  return { ...bound, document, pull, text: () => bound.view.state.doc.toString() };
}

describe('createBoundView', () => {
  it('stores an edit once, before the editor shows it', () => {
    const { view, document, text } = open('one');
    const seen: string[] = [];
    document.subscribe(({ files }) => seen.push(`${files.get(path)?.content}, shown: ${text()}`));
    view.dispatch({ changes: { from: 3, insert: '!' } });
    expect(seen).toEqual(['one!, shown: one']);
    expect(text()).toBe('one!');
  });

  it('shows a change of the server, which undo does not revert', () => {
    const { view, pull, text } = open('one two');
    view.dispatch({ changes: { from: 0, insert: '>' } });
    undo(view);
    pull('one three');
    expect(text()).toBe('one three');
    undo(view);
    expect(text()).toBe('one three');
  });

  it('starts with what the file contains now, not with what the editor had', () => {
    const { stop, view, document, pull } = open('one');
    stop();
    pull('two');
    const again = createBoundView({ state: view.state, parent: globalThis.document.body, document, path });
    expect(again.view.state.doc.toString()).toBe('two');
  });

  it('no longer follows after its stop', () => {
    const { stop, pull, text } = open('one');
    stop();
    pull('two');
    expect(text()).toBe('one');
  });
});
