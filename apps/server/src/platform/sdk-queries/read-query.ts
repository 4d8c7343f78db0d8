import { AppError, documentLimits } from '@kilim/contract';
import { z } from 'zod';

// The texts of queries: JSON of `{ method, attribute, values }`, as every version of the client SDK from 14 on sends.

export interface RawQuery {
  readonly method: string;
  readonly attribute?: string | undefined;
  readonly values: readonly unknown[];
}

const rawQuery = z.object({
  method: z.string().max(64),
  attribute: z.string().max(documentLimits.queryLength).optional(),
  // Some versions leave out an empty list or send a single value without one.
  values: z
    .unknown()
    .optional()
    .transform((values) =>
      values === undefined ? [] : Array.isArray(values) ? (values as unknown[]) : [values],
    ),
});

export function invalidQuery(detail: string, cause?: unknown): AppError {
  return new AppError('general_query_invalid', { detail, ...(cause !== undefined && { cause }) });
}

/** Checks the form of a query object. Throws `general_query_invalid`. */
export function toRawQuery(value: unknown): RawQuery {
  const parsed = rawQuery.safeParse(value);
  if (!parsed.success) throw invalidQuery('not a query object', parsed.error);
  if (parsed.data.values.length > documentLimits.values) throw invalidQuery('too many values');
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidQuery('not JSON', cause);
  }
}

/** Reads the query texts of a call. Throws `general_query_invalid` for too many, too long or malformed ones. */
export function readQueries(texts: string | readonly string[]): RawQuery[] {
  const list = typeof texts === 'string' ? [texts] : texts;
  if (list.length > documentLimits.queries) throw invalidQuery('too many queries');
  return list.map((text) => {
    if (text.length > documentLimits.queryLength) throw invalidQuery('too long');
    return toRawQuery(parse(text));
  });
}
