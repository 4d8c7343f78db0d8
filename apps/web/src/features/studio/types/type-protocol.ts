import type { TypeProblem } from '@kilim/app-kit/type-check';

/** A command to the worker; a newer one ends the check of an older one. */
export interface TypeCommand {
  readonly run: number;
  readonly files: Readonly<Record<string, string>>;
  /** The file that is checked first: the one on screen. */
  readonly first: string | null;
}

/** Messages of the worker; every one shows that it still works. */
export type TypeMessage =
  | { readonly type: 'loaded' }
  | {
      readonly type: 'file-checked';
      readonly run: number;
      readonly path: string;
      readonly problems: readonly TypeProblem[];
    }
  | { readonly type: 'done'; readonly run: number }
  | { readonly type: 'too-large'; readonly run: number }
  | { readonly type: 'failed' };
