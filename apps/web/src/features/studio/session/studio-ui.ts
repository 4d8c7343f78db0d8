import type { Attachment, ChatMessage, TurnId, TurnMode, VersionId } from '@kilim/contract';
import { createStore } from 'zustand/vanilla';
import type { ImageUpload } from '../images/image-upload.ts';
import { type ReadableStore, toReadable } from '../readable-store.ts';

export type NarrowTab = 'chat' | 'preview' | 'design' | 'code';
/** What stands in the middle; the wide layout shows code and preview together. */
export type MiddlePane = 'code' | 'preview' | 'design';

/** What the designer shows over the canvas. */
export type DesignTool = 'templates' | 'generator' | 'library';

/** A place that the editor should show; `request` differs for a repeated request of the same place. */
export interface RevealTarget {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly request: number;
}

/** A turn to go back before, with its prompt. */
export interface ResendRequest {
  readonly turnId: TurnId;
  readonly prompt: string;
  readonly mode: TurnMode;
  readonly attachments: readonly Attachment[];
  /** `edit`: the user asked to change the prompt; `again`: to answer it again. */
  readonly kind: 'edit' | 'again';
}

/** A prompt on its way to the server, before its turn is known. */
export interface PromptBeingSent {
  readonly prompt: string;
  readonly mode: TurnMode;
}

/** Interface state of the studio; not part of the document. */
export interface StudioUi {
  readonly narrowTab: NarrowTab;
  readonly middlePane: MiddlePane;
  /** Whether the wide layout shows the editor: docs/rules/studio.md#layout */
  readonly isCodeShown: boolean;
  /** The app covers the whole window. */
  readonly isFullScreen: boolean;
  /** The designer covers the whole window. */
  readonly isDesignFull: boolean;
  readonly designTool: DesignTool | null;
  /** Elements of the screen that the designer shows; null while it was not opened. */
  readonly designCount: number | null;
  /** The library is open without the designer. */
  readonly isLibraryOpen: boolean;
  /** The interactive test is open. */
  readonly isTestOpen: boolean;
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
  readonly chatDialog: 'clear' | 'assistant' | 'request' | null;
  /** Counts requests to show the chat, which may be collapsed. */
  readonly chatRequest: number;
  /** The text in the composer. */
  readonly prompt: string;
  /** What the prompt in the composer may do. */
  readonly mode: TurnMode;
  /** Of the prompt in the composer. */
  readonly attachments: readonly Attachment[];
  /** Images that are not attached to it yet. */
  readonly imageUploads: readonly ImageUpload[];
  /** The message that is to be answered again or changed, with what is asked in the dialog. */
  readonly resend: ResendRequest | null;
  /** The last turn that this tab has started. */
  readonly startedTurn: TurnId | null;
  /** The message whose details are shown. */
  readonly detailsOf: ChatMessage | null;
  /** The prompt that is being sent; null while none is. */
  readonly sending: PromptBeingSent | null;
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
    isDesignFull: false,
    designTool: null,
    designCount: null,
    isLibraryOpen: false,
    isTestOpen: false,
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
    mode: 'build',
    attachments: [],
    imageUploads: [],
    resend: null,
    startedTurn: null,
    detailsOf: null,
    sending: null,
    cancelSend: null,
    sendError: null,
  }));
  return {
    ...toReadable(store),
    change: (changes) => store.setState(changes),
  };
}
