import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DocumentAction, reduceDocument } from './document-reducer.ts';
import { type DocumentState, emptyDocument } from './document-state.ts';

/** One open project's document: read it, watch it, change it by actions only. */
export interface DocumentStore
  extends Pick<StoreApi<DocumentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly dispatch: (action: DocumentAction) => void;
}

/** A store for one open project; a second project gets its own. */
export function createDocumentStore(initial: DocumentState = emptyDocument): DocumentStore {
  const store = createStore<DocumentState>(() => initial);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (action) => store.setState((state) => reduceDocument(state, action), true),
  };
}
