export type Language = 'tr' | 'en';
export type TaskKind = 'new app' | 'change' | 'fix' | 'question';

/** What a person would do to see whether an answer is right, in order. */
export type Step =
  /** Presses the first button or tab with this name. */
  | { readonly press: string | RegExp }
  /** Types into the first field. */
  | { readonly type: string }
  | { readonly shows: string | RegExp }
  | { readonly hides: string | RegExp }
  /** Adds, edits and deletes a record, as far as the app has a form. */
  | { readonly use: 'records' }
  /** A text of some file. */
  | { readonly source: RegExp };

export interface Task {
  readonly id: string;
  readonly kind: TaskKind;
  readonly language: Language;
  readonly prompt: string;
  /** The code of the app before the task; the starter without it. */
  readonly before?: string;
  readonly steps: readonly Step[];
  /** A correct answer, for runs without an endpoint. */
  readonly reference: string;
}

export const fileBlock = (source: string): string => `<file path="src/App.tsx">\n${source}\n</file>`;
export const editBlock = (search: string, replace: string): string =>
  `<edit path="src/App.tsx">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`;
