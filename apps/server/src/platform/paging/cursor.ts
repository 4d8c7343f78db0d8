import { AppError } from '@kilim/contract';
import type { z } from 'zod';

/** A position in a list, opaque to clients: base64url of the JSON of the last row's keys. */
export function encodeCursor(keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys), 'utf8').toString('base64url');
}

/** Decodes the cursor of a client. Throws `general_cursor_not_found` for invalid ones. */
export function decodeCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  let keys: unknown;
  try {
    keys = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch (cause) {
    throw new AppError('general_cursor_not_found', { cause });
  }
  // PostgreSQL rejects parameters with U+0000.
  if (Array.isArray(keys) && keys.some((key) => typeof key === 'string' && key.includes('\0'))) {
    throw new AppError('general_cursor_not_found');
  }
  const result = schema.safeParse(keys);
  if (!result.success) throw new AppError('general_cursor_not_found', { cause: result.error });
  return result.data;
}

/** Splits `limit + 1` rows into a page and the cursor of the next one. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly (string | number)[],
): { rows: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(keysOf(last)) : null };
}
