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

/** What a field must be like for a rule. */
export const conditionSchema = z.union([
  /** An option's id, or a ticked box. */
  z.strictObject({ is: z.union([z.string().min(1).max(60), z.boolean()]) }),
  z.strictObject({ below: z.number() }),
  z.strictObject({ above: z.number() }),
  /** A day from today until this many days later. */
  z.strictObject({ withinDays: z.number().int().min(0).max(366) }),
  /** A day before today. */
  z.strictObject({ isPast: z.literal(true) }),
]);

const ruleText = z.string().min(1).max(120);

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
  /** When `field` starts to meet the condition, `target` gets the value; `now` is the day or the moment. */
  z.strictObject({
    kind: z.literal('setWhen'),
    field: identifier,
    when: conditionSchema,
    target: identifier,
    value: z.union([z.strictObject({ now: z.literal(true) }), z.string().max(60), z.number(), z.boolean()]),
  }),
  /** When `field` of a row, or of all rows, starts to meet the condition, the app says the message. */
  z.strictObject({
    kind: z.literal('messageWhen'),
    field: identifier,
    when: conditionSchema,
    all: z.boolean(),
    message: ruleText,
  }),
  /** Rows whose `field` meets the condition have a label. */
  z.strictObject({
    kind: z.literal('mark'),
    field: identifier,
    when: conditionSchema,
    label: ruleText.max(24),
  }),
]);

/** Rules of an entity. */
export const ruleMaximum = 16;

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
  rules: z.array(ruleSchema).max(ruleMaximum).default([]),
  /** Plausible rows in the app's language; at most 48. */
  samples: z.array(z.record(z.string(), sampleValueSchema)).max(48).default([]),
  /** Order of lists; default is by date, newest first, else as added. */
  sort: z.strictObject({ field: identifier, direction: z.enum(['ascending', 'descending']) }).optional(),
  groupBy: identifier.optional(),
});

export type Entity = z.output<typeof entitySchema>;
export type Rule = z.output<typeof ruleSchema>;
export type Condition = z.output<typeof conditionSchema>;
export type SampleValue = z.output<typeof sampleValueSchema>;
export type SampleRow = Entity['samples'][number];
export type RelativeDay = z.output<typeof relativeDaySchema>;
