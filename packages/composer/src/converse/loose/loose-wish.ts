import { ownValue } from '../../language/own-value.ts';
import type { Change } from '../changes/change.ts';
import type { Target } from '../follow-up.ts';

/** One wish: a change, or a sentence in words that the readers have. */
export type LooseWish =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'change'; readonly change: Change };

/** A wish in words that the readers have. */
export const say = (text: string): LooseWish => ({ kind: 'said', text });

/** A phrase with what its message spoke of before it. */
export interface LoosePhrase {
  readonly text: string;
  /** The part that was named last. */
  readonly before: Target | undefined;
  /** Whether it is all that the message says. */
  readonly isAlone: boolean;
  /** Whether the phrase before it in the sentence adds something. */
  readonly isListed: boolean;
}

const numbers: Readonly<Record<string, number>> = { one: 1, zero: 0, five: 5, ten: 10, hundred: 100 };
/** A number in digits or words; 1 for none. */
export const numberOf = (text = '1'): number => ownValue(numbers, text.toLowerCase()) ?? Number(text);
