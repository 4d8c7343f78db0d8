import { documentLimits } from '@kilim/contract';
import { z } from 'zod';
import { invalidQuery, type RawQuery, readQueries } from '../../../platform/sdk-queries/index.ts';
import { alwaysSent, type Collection, findAttribute } from '../collections/attribute.ts';
import type { Order, QueryPlan } from './query-plan.ts';
import { readCondition, requireAttribute } from './read-condition.ts';

const wholeNumber = (minimum: number, maximum: number) =>
  z.tuple([z.number().int().min(minimum).max(maximum)]);
const pageLimit = wholeNumber(1, documentLimits.pageMaximum);
const pageOffset = wholeNumber(0, documentLimits.offsetMaximum);
const cursorId = z.tuple([z.string().min(1).max(64)]);

function readNumber(schema: typeof pageLimit, { values }: RawQuery, earlier: number | null): number {
  const parsed = schema.safeParse(values);
  if (!parsed.success || earlier !== null) throw invalidQuery('wrong page');
  return parsed.data[0];
}

function readSelected(collection: Collection, { values }: RawQuery): string[] {
  const names = values.map((value) => {
    const isKnown =
      typeof value === 'string' &&
      (value === '*' || alwaysSent.has(value) || findAttribute(collection, value) !== undefined);
    if (!isKnown) throw invalidQuery('unknown attribute');
    return value;
  });
  if (names.length === 0) throw invalidQuery('nothing selected');
  return names.includes('*') ? Object.keys(collection.attributes) : names;
}

/** Reads and checks the queries of a call on a collection. Throws `general_query_invalid`. */
export function planQueries(collection: Collection, texts: string | readonly string[]): QueryPlan {
  const budget = { spent: 0 };
  const conditions: ReturnType<typeof readCondition>[] = [];
  const orders: Order[] = [];
  let isRandom = false;
  let limit: number | null = null;
  let offset: number | null = null;
  let cursor: QueryPlan['cursor'] = null;
  let selected: Set<string> | null = null;

  for (const query of readQueries(texts)) {
    switch (query.method) {
      case 'limit':
        limit = readNumber(pageLimit, query, limit);
        break;
      case 'offset':
        offset = readNumber(pageOffset, query, offset);
        break;
      case 'cursorAfter':
      case 'cursorBefore': {
        const id = cursorId.safeParse(query.values);
        if (!id.success || id.data[0].includes('\u0000') || cursor !== null)
          throw invalidQuery('wrong cursor');
        cursor = { id: id.data[0], side: query.method === 'cursorAfter' ? 'after' : 'before' };
        break;
      }
      case 'orderAsc':
      case 'orderDesc': {
        const name = query.attribute === undefined || query.attribute === '' ? '$sequence' : query.attribute;
        const { kind, isNullable = false } = requireAttribute(collection, name);
        const direction = query.method === 'orderAsc' ? 'asc' : 'desc';
        orders.push({ attribute: name, kind, isNullable, direction });
        break;
      }
      case 'orderRandom':
        isRandom = true;
        break;
      case 'select':
        selected = new Set([...(selected ?? []), ...readSelected(collection, query)]);
        break;
      default:
        conditions.push(readCondition(collection, query, budget));
    }
  }
  if (isRandom && cursor !== null) throw invalidQuery('a random order has no cursor');
  return {
    conditions,
    isRandom,
    orders,
    limit: limit ?? documentLimits.pageDefault,
    offset: offset ?? 0,
    cursor,
    selected,
  };
}
