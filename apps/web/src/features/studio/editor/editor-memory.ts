import type { EditorState } from '@codemirror/state';

/** Editor state (undo history, selection, folds) and scroll position of each file that was open. */
export type EditorMemory = Map<string, { readonly state: EditorState; readonly scrollTop: number }>;
