import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DocumentAction, reduceDocument } from './document-reducer.ts';
import { type DocumentState, emptyDocument } from './document-state.ts';

/** The document of an open project; changed only by actions. */
export interface DocumentStore
  extends Pick<StoreApi<DocumentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly dispatch: (action: DocumentAction) => void;
}

/** Creates the store of one open project. */
export function createDocumentStore(initial: DocumentState = emptyDocument): DocumentStore {
  const store = createStore<DocumentState>(() => initial);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (action) => store.setState((state) => reduceDocument(state, action), true),
  };
}
