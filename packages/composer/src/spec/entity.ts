import { z } from 'zod';
import { fieldSchema } from './field.ts';

const identifier = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

/** A moment relative to the day on which the app is first opened, so that sample rows never look old. */
export const relativeDaySchema = z.strictObject({
  day: z.number().int().min(-36500).max(36500),
  /** 24-hour time, for times and date-times. */
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
});

/**
 * A value of a sample row by field type: text-like → string; number-like, duration (minutes), rating → number; boolean →
 * boolean; list, tags, weekdays ('mon'…'sun') → strings; date, dateTime → relative day; time → 'HH:MM'; choice → option id;
 * reference → {row: index in the other entity's samples}; photo → a cover name ('' for one by the row's title).
 */
export const sampleValueSchema = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(30),
  relativeDaySchema,
  z.strictObject({ row: z.number().int().min(0) }),
]);

/** A rule that the app enforces when a row is saved. */
export const ruleSchema = z.discriminatedUnion('kind', [
  /** Two rows of the same `by` (all rows without it) must not overlap between start and end or start plus duration. */
  z.strictObject({
    kind: z.literal('noOverlap'),
    start: identifier,
    end: identifier.optional(),
    duration: identifier.optional(),
    by: identifier.optional(),
  }),
  /** Movements of `entity` change `quantity`, which never becomes negative. */
  z.strictObject({ kind: z.literal('stock'), quantity: identifier, movement: identifier }),
  z.strictObject({ kind: z.literal('unique'), field: identifier }),
  /** `end` must be later than `start`. */
  z.strictObject({ kind: z.literal('endAfterStart'), start: identifier, end: identifier }),
  /** At most `capacity` rows per value of `by`. */
  z.strictObject({ kind: z.literal('capacity'), by: identifier, capacity: z.number().int().positive() }),
]);

export const entitySchema = z.strictObject({
  /** Name in the code, singular camelCase: 'appointment'; types, files and stores derive from it. */
  id: identifier,
  /** Plural of `id` in the code: 'appointments'. */
  pluralId: identifier,
  /** In the app's language, lower case: 'randevu', 'randevular', and the object of "add": 'randevuyu'. */
  one: z.string().min(1).max(60),
  many: z.string().min(1).max(60),
  /** An Ionicons name with an outline variant: 'calendar'. */
  icon: z.string().regex(/^[a-z0-9-]{2,40}$/),
  fields: z.array(fieldSchema).min(1).max(40),
  rules: z.array(ruleSchema).max(8).default([]),
  /** Plausible rows in the app's language; at most 48. */
  samples: z.array(z.record(z.string(), sampleValueSchema)).max(48).default([]),
  /** Order of lists; default is by date, newest first, else as added. */
  sort: z.strictObject({ field: identifier, direction: z.enum(['ascending', 'descending']) }).optional(),
  groupBy: identifier.optional(),
});

export type Entity = z.output<typeof entitySchema>;
export type Rule = z.output<typeof ruleSchema>;
export type SampleValue = z.output<typeof sampleValueSchema>;
export type SampleRow = Entity['samples'][number];
export type RelativeDay = z.output<typeof relativeDaySchema>;
