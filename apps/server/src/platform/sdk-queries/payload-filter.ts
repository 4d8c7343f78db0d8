import { documentLimits } from '@kilim/contract';
import { invalidQuery, type RawQuery, readQueries, toRawQuery } from './read-query.ts';

/** Whether a subscription wants an event with this payload. */
export type PayloadFilter = (payload: unknown) => boolean;

interface Budget {
  spent: number;
}

function valueOf(payload: unknown, attribute: string): unknown {
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, attribute)) return null;
  return (payload as Readonly<Record<string, unknown>>)[attribute] ?? null;
}

/** Values are compared as they are in the payload, of which times are ISO texts. */
const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  lessThan: (order) => order < 0,
  lessThanEqual: (order) => order <= 0,
  greaterThan: (order) => order > 0,
  greaterThanEqual: (order) => order >= 0,
};

/** The order of two numbers or texts; not a number for values that cannot be compared. */
function orderOf(value: unknown, other: unknown): number {
  if (typeof value === 'number' && typeof other === 'number') return value - other;
  if (typeof value === 'string' && typeof other === 'string')
    return value === other ? 0 : value < other ? -1 : 1;
  return Number.NaN;
}

function requireCount({ values }: RawQuery, minimum: number, maximum = minimum): void {
  if (values.length < minimum || values.length > maximum) throw invalidQuery('wrong number of values');
}

function readPart(query: RawQuery, budget: Budget, depth: number): PayloadFilter {
  budget.spent += 1;
  if (budget.spent > documentLimits.conditions) throw invalidQuery('too many conditions');
  const { method, attribute = '', values } = query;
  if (method === 'and' || method === 'or') {
    if (depth >= documentLimits.nesting) throw invalidQuery('nested too deeply');
    requireCount(query, 1, documentLimits.values);
    const parts = values.map((value) => readPart(toRawQuery(value), budget, depth + 1));
    return method === 'and'
      ? (payload) => parts.every((part) => part(payload))
      : (payload) => parts.some((part) => part(payload));
  }
  if (attribute === '') throw invalidQuery('no attribute');
  const compare = Object.hasOwn(comparisons, method) ? comparisons[method] : undefined;
  if (compare) {
    requireCount(query, 1);
    return (payload) => compare(orderOf(valueOf(payload, attribute), values[0]));
  }
  switch (method) {
    case 'equal':
      requireCount(query, 1, documentLimits.values);
      return (payload) => values.includes(valueOf(payload, attribute));
    case 'notEqual':
      requireCount(query, 1);
      return (payload) => valueOf(payload, attribute) !== values[0];
    case 'isNull':
      requireCount(query, 0);
      return (payload) => valueOf(payload, attribute) === null;
    case 'isNotNull':
      requireCount(query, 0);
      return (payload) => valueOf(payload, attribute) !== null;
    default:
      throw invalidQuery('unknown method');
  }
}

/** Newer versions of the SDK send it where they mean everything. */
const isEverything = ({ method, values }: RawQuery): boolean =>
  method === 'select' && values.length === 1 && values[0] === '*';

/**
 * The filter of a subscription's queries: docs/rules/realtime.md#filters. All of them must hold. Throws
 * `general_query_invalid`.
 */
export function readPayloadFilter(texts: readonly string[]): PayloadFilter {
  const budget: Budget = { spent: 0 };
  const parts = readQueries(texts)
    .filter((query) => !isEverything(query))
    .map((query) => readPart(query, budget, 0));
  return (payload) => parts.every((part) => part(payload));
}
