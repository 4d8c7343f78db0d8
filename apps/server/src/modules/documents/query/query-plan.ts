import type { AttributeKind } from '../collections/attribute.ts';

/** A value as the database compares it: times as epoch milliseconds, booleans as 0 and 1. */
export type QueryValue = string | number;

export type TextMatch = 'contains' | 'startsWith' | 'endsWith' | 'search';

/** A condition on attributes that the collection has; names are keys of the collection table, never free text. */
export type Condition =
  | { readonly kind: 'among'; readonly attribute: string; readonly values: readonly QueryValue[] }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly operator: '<' | '<=' | '>' | '>=';
      readonly value: QueryValue;
    }
  | {
      readonly kind: 'match';
      readonly attribute: string;
      readonly match: TextMatch;
      readonly values: readonly string[];
    }
  | { readonly kind: 'missing'; readonly attribute: string }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[] };

export interface Order {
  readonly attribute: string;
  readonly kind: AttributeKind;
  readonly isNullable: boolean;
  readonly direction: 'asc' | 'desc';
}

/** The checked queries of a call. */
export interface QueryPlan {
  readonly conditions: readonly Condition[];
  /** In a random order instead of `orders`. */
  readonly isRandom: boolean;
  readonly orders: readonly Order[];
  readonly limit: number;
  readonly offset: number;
  readonly cursor: { readonly id: string; readonly side: 'after' | 'before' } | null;
  /** Selected attributes; null for all. */
  readonly selected: ReadonlySet<string> | null;
}
