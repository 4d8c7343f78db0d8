import type { TurnId, VersionId } from '@kilim/contract';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';

export type NarrowTab = 'chat' | 'preview' | 'code';
export type MiddlePane = 'code' | 'preview';

/** A place that the editor should show; `request` differs for a repeated request of the same place. */
export interface RevealTarget {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly request: number;
}

/** Interface state of the studio; not part of the document. */
export interface StudioUi {
  readonly narrowTab: NarrowTab;
  readonly middlePane: MiddlePane;
  /** Whether the wide layout shows the editor: docs/rules/studio.md#layout */
  readonly isCodeShown: boolean;
  /** The app covers the whole window. */
  readonly isFullScreen: boolean;
  /** An answer has ended while the chat was not shown. */
  readonly hasUnreadAnswer: boolean;
  /** The last turn that ended in this tab, once its version is in the document. */
  readonly appliedTurn: { readonly turnId: TurnId; readonly versionId: VersionId } | null;
  readonly isTreeDrawerOpen: boolean;
  readonly isVersionsOpen: boolean;
  /** The selected version in the versions dialog. */
  readonly versionId: string | null;
  /** The selected file of that version. */
  readonly versionPath: string | null;
  readonly conflictPath: string | null;
  readonly reveal: RevealTarget | null;
  /** A dialog about the chat, opened from its menu or, on a phone, from the project's. */
  readonly chatDialog: 'clear' | 'assistant' | null;
  /** Counts requests to show the chat, which may be collapsed. */
  readonly chatRequest: number;
  /** The text in the composer. */
  readonly prompt: string;
  readonly isSending: boolean;
  /** Takes back the prompt that is being sent; null while none is. */
  readonly cancelSend: (() => void) | null;
  /** Why the last prompt could not be sent; null after a successful send. */
  readonly sendError: unknown;
}

export interface StudioUiStore extends ReadableStore<StudioUi> {
  readonly change: (changes: Partial<StudioUi>) => void;
}

/** Creates the interface state of one open project. */
export function createStudioUi(isCodeShown = false): StudioUiStore {
  const store = createStore<StudioUi>(() => ({
    narrowTab: 'chat',
    middlePane: 'preview',
    isCodeShown,
    isFullScreen: false,
    hasUnreadAnswer: false,
    appliedTurn: null,
    isTreeDrawerOpen: false,
    isVersionsOpen: false,
    versionId: null,
    versionPath: null,
    conflictPath: null,
    reveal: null,
    chatDialog: null,
    chatRequest: 0,
    prompt: '',
    isSending: false,
    cancelSend: null,
    sendError: null,
  }));
  return {
    ...toReadable(store),
    change: (changes) => store.setState(changes),
  };
}
