import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';
import { type DocumentAction, reduceDocument } from './document-reducer.ts';
import { type DocumentState, emptyDocument } from './document-state.ts';

/** The document of an open project; changed only by actions. */
export interface DocumentStore extends ReadableStore<DocumentState> {
  readonly dispatch: (action: DocumentAction) => void;
}

/** Creates the store of one open project. */
export function createDocumentStore(initial: DocumentState = emptyDocument): DocumentStore {
  const store = createStore<DocumentState>(() => initial);
  return {
    ...toReadable(store),
    dispatch: (action) => store.setState((state) => reduceDocument(state, action), true),
  };
}
