import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';

/** What a follow-up asks for: operations, or a sentence why it cannot be done. */
export type Change =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  /** The app is like this already, has no such part, or cannot have it. */
  | {
      readonly kind: 'nothing';
      readonly reason: 'same' | 'noSuchPart' | 'notPossible';
      readonly what: string;
    };

/** Reads one kind of change; undefined if the follow-up does not ask for it. */
export type ReadChange = (followUp: FollowUp) => Change | undefined;

export const operations = (...list: readonly Operation[]): Change => ({
  kind: 'operations',
  operations: list,
});

export const nothing = (reason: 'same' | 'noSuchPart' | 'notPossible', what = ''): Change => ({
  kind: 'nothing',
  reason,
  what,
});
