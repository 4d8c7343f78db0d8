import { z } from 'zod';
import {
  invalidQuery as invalid,
  type RawQuery,
  readQueries,
  toRawQuery,
} from '../../platform/sdk-queries/index.ts';

// Queries of the client SDK on files: docs/rules/buckets.md#lists

const attributes = {
  $id: 'text',
  $createdAt: 'time',
  $updatedAt: 'time',
  name: 'text',
  mimeType: 'text',
  signature: 'text',
  sizeOriginal: 'number',
  chunksTotal: 'number',
  chunksUploaded: 'number',
} as const;
export type FileAttribute = keyof typeof attributes;

export type FileCondition =
  | {
      readonly kind: 'among';
      readonly attribute: FileAttribute;
      readonly values: readonly (string | number)[];
    }
  | {
      readonly kind: 'compare';
      readonly attribute: FileAttribute;
      readonly operator: '<' | '<=' | '>' | '>=';
      readonly value: string | number;
    }
  | {
      readonly kind: 'match';
      readonly attribute: FileAttribute;
      readonly match: 'contains' | 'startsWith' | 'endsWith' | 'search';
      readonly text: string;
    }
  | { readonly kind: 'never' }
  | { readonly kind: 'not'; readonly part: FileCondition }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly FileCondition[] };

export interface FileOrder {
  readonly attribute: FileAttribute;
  readonly direction: 'asc' | 'desc';
}

export interface FilePlan {
  readonly conditions: readonly FileCondition[];
  readonly orders: readonly FileOrder[];
  readonly limit: number;
  readonly offset: number;
  readonly cursor: { readonly id: string; readonly side: 'after' | 'before' } | null;
}

const limits = { nesting: 3, conditions: 100, page: 5_000 } as const;

function attributeOf(name: string | undefined): FileAttribute {
  if (name !== undefined && Object.hasOwn(attributes, name)) return name as FileAttribute;
  throw invalid('unknown attribute');
}

function readValue(attribute: FileAttribute, value: unknown): string | number {
  const kind = attributes[attribute];
  if (kind === 'number') {
    if (Number.isSafeInteger(value)) return value as number;
    throw invalid('not a whole number');
  }
  if (typeof value !== 'string' || value.includes('\u0000')) throw invalid('not a text');
  if (kind === 'text') return value;
  const time = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('not a time');
  return time;
}

const operators = { lessThan: '<', lessThanEqual: '<=', greaterThan: '>', greaterThanEqual: '>=' } as const;
const matches = ['contains', 'startsWith', 'endsWith', 'search'] as const;
const negated: Readonly<Record<string, string>> = {
  notEqual: 'equal',
  notBetween: 'between',
  isNotNull: 'isNull',
  notContains: 'contains',
  notStartsWith: 'startsWith',
  notEndsWith: 'endsWith',
  notSearch: 'search',
};

function readSimple(method: string, { attribute: name, values }: RawQuery): FileCondition {
  const attribute = attributeOf(name);
  const need = (count: number): void => {
    if (values.length !== count) throw invalid('wrong number of values');
  };
  if (method === 'isNull') {
    need(0);
    return { kind: 'never' };
  }
  if (method === 'equal') {
    if (values.length === 0) throw invalid('no value');
    return { kind: 'among', attribute, values: values.map((value) => readValue(attribute, value)) };
  }
  if (method === 'between') {
    need(2);
    const bound = (operator: '>=' | '<=', value: unknown): FileCondition => ({
      kind: 'compare',
      attribute,
      operator,
      value: readValue(attribute, value),
    });
    return { kind: 'all', parts: [bound('>=', values[0]), bound('<=', values[1])] };
  }
  need(1);
  const value = readValue(attribute, values[0]);
  const match = matches.find((each) => each === method);
  if (match !== undefined) {
    if (attributes[attribute] !== 'text') throw invalid('not a text');
    return { kind: 'match', attribute, match, text: String(value) };
  }
  if (!Object.hasOwn(operators, method)) throw invalid('unknown method');
  return { kind: 'compare', attribute, operator: operators[method as keyof typeof operators], value };
}

function readCondition(query: RawQuery, count: () => void, depth = 0): FileCondition {
  count();
  if (query.method === 'or' || query.method === 'and') {
    if (depth >= limits.nesting || query.values.length === 0) throw invalid('nested wrongly');
    const parts = query.values.map((value) => readCondition(toRawQuery(value), count, depth + 1));
    return { kind: query.method === 'or' ? 'any' : 'all', parts };
  }
  const positive = Object.hasOwn(negated, query.method) ? negated[query.method] : undefined;
  if (positive === undefined) return readSimple(query.method, query);
  return { kind: 'not', part: readSimple(positive, query) };
}

const wholeNumber = (minimum: number, maximum: number) =>
  z.tuple([z.number().int().min(minimum).max(maximum)]);
const limitValue = wholeNumber(1, limits.page);
const offsetValue = wholeNumber(0, limits.page);
const cursorValue = z.tuple([z.string().min(1).max(64)]);

function read<Value>(schema: z.ZodType<readonly [Value]>, { values }: RawQuery, isFirst: boolean): Value {
  const found = schema.safeParse(values);
  if (!found.success || !isFirst) throw invalid('wrong page');
  return found.data[0];
}

/** Reads and checks the queries of a list. Throws `general_query_invalid`. */
export function planFileQueries(texts: readonly string[]): FilePlan {
  const conditions: FileCondition[] = [];
  const orders: FileOrder[] = [];
  let limit: number | null = null;
  let offset: number | null = null;
  let cursor: FilePlan['cursor'] = null;
  let counted = 0;
  const count = (): void => {
    counted += 1;
    if (counted > limits.conditions) throw invalid('too many conditions');
  };
  for (const query of readQueries(texts)) {
    switch (query.method) {
      case 'limit':
        limit = read(limitValue, query, limit === null);
        break;
      case 'offset':
        offset = read(offsetValue, query, offset === null);
        break;
      case 'cursorAfter':
      case 'cursorBefore':
        cursor = {
          id: read(cursorValue, query, cursor === null),
          side: query.method === 'cursorAfter' ? 'after' : 'before',
        };
        break;
      case 'orderAsc':
      case 'orderDesc':
        if (orders.length >= 5) throw invalid('too many orders');
        orders.push({
          attribute: attributeOf(query.attribute || '$createdAt'),
          direction: query.method === 'orderAsc' ? 'asc' : 'desc',
        });
        break;
      default:
        conditions.push(readCondition(query, count));
    }
  }
  return { conditions, orders, limit: limit ?? 25, offset: offset ?? 0, cursor };
}
