import type { Patch } from './patch.ts';
import type { LockReason, Scalar } from './screen.ts';
import type { PictureInput, SnippetName } from './snippets.ts';

/** A value of a style: written here, or a constant by its name. */
export type StyleInput = { readonly value: Scalar } | { readonly token: string };

/** What a user changes of an element; `element` is its id in the screen that was read last. */
export type SourceEdit =
  /** Null removes the prop. */
  | {
      readonly type: 'set-prop';
      readonly element: string;
      readonly name: string;
      readonly value: Scalar | null;
    }
  | { readonly type: 'set-text'; readonly element: string; readonly text: string }
  | {
      readonly type: 'set-style';
      readonly element: string;
      readonly property: string;
      /** Null removes the property. */
      readonly value: StyleInput | null;
      /** Which of the style's objects; undefined lets the rules choose. */
      readonly layer?: number | undefined;
      /** Whether an entry that other elements use too is left as it is. */
      readonly isOnlyHere?: boolean | undefined;
    }
  /** Several numbers of a style as one change, such as after a drag; the rules choose the object of each. */
  | {
      readonly type: 'set-styles';
      readonly element: string;
      readonly sides: readonly { readonly property: string; readonly value: number }[];
    }
  | {
      readonly type: 'insert';
      readonly element: string;
      readonly at: 'inside' | 'after';
      readonly snippet: SnippetName;
      /** The text that it begins with. */
      readonly text: string;
      /** A picture of the project in place of the snippet. */
      readonly picture?: PictureInput | undefined;
    }
  | { readonly type: 'remove' | 'duplicate' | 'wrap'; readonly element: string }
  | { readonly type: 'move'; readonly element: string; readonly by: -1 | 1 }
  /** Moves into or beside another element, also into another parent. */
  | {
      readonly type: 'place';
      readonly element: string;
      readonly target: string;
      readonly at: 'inside' | 'before' | 'after';
    };

export type EditProblem = LockReason | 'unknown-element' | 'syntax' | 'changed-meanwhile';

/** Patches by path, and where the element of interest is afterwards. */
export type PlannedEdit =
  | {
      readonly ok: true;
      readonly patches: Readonly<Record<string, readonly Patch[]>>;
      /** The id of the element to select afterwards, but for its tag; undefined keeps the selection. */
      readonly select?: string | undefined;
    }
  | { readonly ok: false; readonly problem: EditProblem };

export const refuse = (problem: EditProblem): PlannedEdit => ({ ok: false, problem });
