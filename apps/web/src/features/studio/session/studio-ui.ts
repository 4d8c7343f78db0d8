import { createStore, type StoreApi } from 'zustand/vanilla';

export type NarrowTab = 'chat' | 'preview' | 'code';
export type MiddlePane = 'code' | 'preview';

/** A place in a file that the editor should show; `request` makes the same place new again. */
export interface RevealTarget {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly request: number;
}

/** What is open and chosen on screen; never saved with the document. */
export interface StudioUi {
  readonly narrowTab: NarrowTab;
  readonly middlePane: MiddlePane;
  readonly isTreeDrawerOpen: boolean;
  readonly isVersionsOpen: boolean;
  /** Version that the versions dialog opens on. */
  readonly versionId: string | null;
  /** File that is chosen in it. */
  readonly versionPath: string | null;
  readonly conflictPath: string | null;
  readonly reveal: RevealTarget | null;
  /** Text in the chat's input. */
  readonly prompt: string;
  readonly isSending: boolean;
  /** Why the last prompt could not be sent, until the next one is. */
  readonly sendError: unknown;
}

export interface StudioUiStore
  extends Pick<StoreApi<StudioUi>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly change: (changes: Partial<StudioUi>) => void;
}

/** A fresh interface state for one open project. */
export function createStudioUi(prompt = ''): StudioUiStore {
  const store = createStore<StudioUi>(() => ({
    narrowTab: 'chat',
    middlePane: 'preview',
    isTreeDrawerOpen: false,
    isVersionsOpen: false,
    versionId: null,
    versionPath: null,
    conflictPath: null,
    reveal: null,
    prompt,
    isSending: false,
    sendError: null,
  }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (changes) => store.setState(changes),
  };
}
