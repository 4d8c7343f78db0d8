import { type EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { DocumentStore } from '../document/document-store.ts';
import { findTextChange } from './text-change.ts';

interface BoundViewOptions {
  readonly state: EditorState;
  readonly parent: HTMLElement;
  readonly document: DocumentStore;
  readonly path: string;
}

/**
 * An editor whose text and the file at `path` follow each other, without a render in between. Destroy the view and call
 * `stop` at the end.
 */
export function createBoundView({ state, parent, document, path }: BoundViewOptions) {
  let isEditing = false;
  const readFile = (): string | undefined => document.getState().files.get(path)?.content;
  const view = new EditorView({
    state,
    parent,
    dispatchTransactions: (transactions, target) => {
      const newest = transactions.at(-1);
      // Before the editor draws the edit, so that the preview builds it at the same time.
      if (newest !== undefined && transactions.some(({ docChanged }) => docChanged)) {
        isEditing = true;
        document.dispatch({ type: 'file-edited', path, content: newest.newDoc.toString() });
        isEditing = false;
      }
      target.update(transactions);
    },
  });
  const follow = (): void => {
    const content = readFile();
    if (isEditing || content === undefined) return;
    const changes = findTextChange(view.state.doc.toString(), content);
    // Undo must not revert changes that came from the server or a merge.
    if (changes !== null) view.dispatch({ changes, annotations: Transaction.addToHistory.of(false) });
  };
  follow();
  const stop = document.subscribe((after, before) => {
    if (after.files.get(path)?.content !== before.files.get(path)?.content) follow();
  });
  return { view, stop };
}
