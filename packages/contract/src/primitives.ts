import { z } from 'zod';

/** ISO 8601 with offset, such as `2026-11-20T10:00:00.000+00:00`. */
export const timestamp = z.string();

/** Whole credits, below 2^53. */
export const credits = z.number().int().brand<'Credits'>();
export type Credits = z.infer<typeof credits>;

export const language = z.enum(['tr', 'en']);
export type Language = z.infer<typeof language>;
/** Of new texts; by default the one that the user chose, else the one of the request. */
export const wantedLanguage = language.optional();

export const theme = z.enum(['light', 'dark']);
export type Theme = z.infer<typeof theme>;
/** `system` follows the device. */
export const themeChoice = z.enum([...theme.options, 'system']);
export type ThemeChoice = z.infer<typeof themeChoice>;

/** Opaque cursor of a paged list. */
export const cursor = z.string().min(1).max(512);

/** Lower-case SHA-256 of a file's bytes; those of a text are UTF-8. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Page size of a list: 1 to 100, default 25. */
export const pageLimit = z.coerce.number().int().min(1).max(100).default(25);

/** How many rows a list has. A search with very many matches counts only some: docs/rules/admin.md#speed */
export const listTotal = {
  total: z.number().int(),
  /** False when there are more rows than `total`. */
  isTotalExact: z.boolean(),
} as const;

/** An empty request body, which may be omitted. */
export const noBody = z.strictObject({}).optional();

/** A text in both languages, in replies. */
export const bothLanguages = z.object({ tr: z.string(), en: z.string() });

/** A text in both languages, trimmed. */
export const localizedText = (maximum: number) =>
  z.strictObject({ tr: z.string().trim().max(maximum), en: z.string().trim().max(maximum) });
