import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';

/** Characters of a name or a label. */
export const nameLimit = 60;

/** The app is like this, has no such part, cannot have it, or people do it in the app. */
export type NothingReason =
  | 'same'
  | 'noSuchPart'
  | 'notPossible'
  | 'samples'
  | 'filter'
  | 'filtered'
  | 'needed'
  | 'appIcon';

/** What a follow-up asks for: operations, or a sentence why it cannot be done. */
export type Change =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  | {
      readonly kind: 'nothing';
      readonly reason: NothingReason;
      readonly what: string;
    };

/** Reads one kind of change; undefined if the follow-up does not ask for it. */
export type ReadChange = (followUp: FollowUp) => Change | undefined;

export const operations = (...list: readonly Operation[]): Change => ({
  kind: 'operations',
  operations: list,
});

export const nothing = (reason: NothingReason, what = ''): Change => ({
  kind: 'nothing',
  reason,
  what,
});
