import type { Language } from '@kilim/contract';

export interface Game {
  /** Id of the screen kind. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** An Ionicons name with an outline variant. */
  readonly icon: string;
  /** Words that name the game or one like it, as stems in lower case. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly component: string;
  readonly from: string;
  /** The store of the running game. */
  readonly store?: string;
  readonly storeFrom?: string;
  /** Its results by id in the list of scores, with what is counted. */
  readonly scores: readonly { readonly id: string; readonly measure: 'points' | 'moves' | 'seconds' }[];
  /** Files with the content of one language: 'words' → words-tr.ts. */
  readonly content?: { readonly from: string; readonly names: Readonly<Record<string, string>> };
  /** Properties besides the title, as source: 'scene="road"'. */
  readonly props?: readonly string[];
}

export const points = (id: string): Game['scores'] => [{ id, measure: 'points' }];
