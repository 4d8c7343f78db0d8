import { z } from 'zod';

/** ISO 8601 with offset, as the wire carries every time (wire-contract.md §1.3). */
export const timestamp = z.string();

/** Whole credits. Balances stay below 2^53. */
export const credits = z.number().int().brand<'Credits'>();
export type Credits = z.infer<typeof credits>;

export const language = z.enum(['tr', 'en']);
export type Language = z.infer<typeof language>;

export const theme = z.enum(['light', 'dark']);
export type Theme = z.infer<typeof theme>;

/** Opaque position in a list that is paged by key. */
export const cursor = z.string().min(1).max(512);

/** Lower-case SHA-256 of a file's UTF-8 bytes. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Page size of every list: 1 to 100, 25 unless asked. */
export const pageLimit = z.coerce.number().int().min(1).max(100).default(25);
