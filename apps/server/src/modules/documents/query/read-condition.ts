import { documentLimits } from '@kilim/contract';
import { invalidQuery, type RawQuery, toRawQuery } from '../../../platform/sdk-queries/index.ts';
import { type Attribute, type Collection, findAttribute } from '../collections/attribute.ts';
import type { Condition, QueryValue, TextMatch } from './query-plan.ts';

/** Counts conditions of a whole call, so that nesting does not get around the limit. */
export interface ConditionBudget {
  spent: number;
}

const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function readTime(value: unknown): number {
  const time = typeof value === 'string' && isoTime.test(value) ? Date.parse(value) : Number.NaN;
  if (!Number.isFinite(time)) throw invalidQuery('not a time');
  return time;
}

function readText(value: unknown): string {
  // PostgreSQL has no U+0000 in texts.
  if (typeof value !== 'string' || value.includes('\u0000')) throw invalidQuery('not a text');
  return value;
}

/** A value of an attribute as the database stores it. Throws `general_query_invalid` for one of another type. */
export function readValue({ kind }: Attribute, value: unknown): QueryValue {
  switch (kind) {
    case 'text':
      return readText(value);
    case 'time':
      return readTime(value);
    case 'boolean':
      if (typeof value !== 'boolean') throw invalidQuery('not a boolean');
      return value ? 1 : 0;
    case 'number':
      if (typeof value !== 'number' || !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
        throw invalidQuery('not a number');
      return value;
    case 'composed':
      throw invalidQuery('a composed attribute has no conditions');
  }
}

/** An attribute that conditions and orders may name. */
export function requireAttribute(collection: Collection, name: string | undefined): Attribute {
  const attribute = name === undefined ? undefined : findAttribute(collection, name);
  if (!attribute || attribute.kind === 'composed') throw invalidQuery('unknown attribute');
  return attribute;
}

const operators = {
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
} as const;
const matches = ['contains', 'startsWith', 'endsWith', 'search'] as const satisfies readonly TextMatch[];
const negatedMethods = new Map<string, string>([
  ['notEqual', 'equal'],
  ['notBetween', 'between'],
  ['isNotNull', 'isNull'],
  ['notContains', 'contains'],
  ['notStartsWith', 'startsWith'],
  ['notEndsWith', 'endsWith'],
  ['notSearch', 'search'],
]);

function requireCount(values: readonly unknown[], minimum: number, maximum = minimum): void {
  if (values.length < minimum || values.length > maximum) throw invalidQuery('wrong number of values');
}

function readSimple(
  collection: Collection,
  method: string,
  { attribute: name = '', values }: RawQuery,
): Condition {
  const attribute = requireAttribute(collection, name);
  const valueAt = (index: number): QueryValue => readValue(attribute, values[index]);
  if (Object.hasOwn(operators, method)) {
    requireCount(values, 1);
    const operator = operators[method as keyof typeof operators];
    return { kind: 'compare', attribute: name, operator, value: valueAt(0) };
  }
  const match = matches.find((candidate) => candidate === method);
  if (match !== undefined) {
    requireCount(values, 1, match === 'contains' ? documentLimits.values : 1);
    if (attribute.kind !== 'text') throw invalidQuery('only texts are searched');
    return { kind: 'match', attribute: name, match, values: values.map(readText) };
  }
  switch (method) {
    case 'equal':
      requireCount(values, 1, documentLimits.values);
      return { kind: 'among', attribute: name, values: values.map((_, index) => valueAt(index)) };
    case 'between': {
      requireCount(values, 2);
      const bound = (operator: '>=' | '<=', value: QueryValue) =>
        ({ kind: 'compare', attribute: name, operator, value }) as const;
      return { kind: 'all', parts: [bound('>=', valueAt(0)), bound('<=', valueAt(1))] };
    }
    case 'isNull':
      requireCount(values, 0);
      return { kind: 'missing', attribute: name };
    default:
      throw invalidQuery('unknown method');
  }
}

/** Reads a condition, `or` and `and` with their parts included. Throws `general_query_invalid`. */
export function readCondition(
  collection: Collection,
  query: RawQuery,
  budget: ConditionBudget,
  depth = 0,
): Condition {
  budget.spent += 1;
  if (budget.spent > documentLimits.conditions) throw invalidQuery('too many conditions');
  const { method } = query;
  if (method === 'or' || method === 'and') {
    if (depth >= documentLimits.nesting) throw invalidQuery('nested too deeply');
    requireCount(query.values, 1, documentLimits.values);
    const parts = query.values.map((value) =>
      readCondition(collection, toRawQuery(value), budget, depth + 1),
    );
    return { kind: method === 'or' ? 'any' : 'all', parts };
  }
  const negated = negatedMethods.get(method);
  if (negated === undefined) return readSimple(collection, method, query);
  // A single value: `notEqual` of several is not part of the protocol.
  if (method === 'notEqual') requireCount(query.values, 1);
  return { kind: 'not', part: readSimple(collection, negated, query) };
}
