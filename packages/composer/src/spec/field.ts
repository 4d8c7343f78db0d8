import { z } from 'zod';

/** What a field holds; decides its input, its validation and how it is shown. */
export const fieldTypes = [
  'text',
  'longText',
  'list',
  'number',
  'money',
  'percent',
  'date',
  'time',
  'dateTime',
  'duration',
  'weekdays',
  'boolean',
  'choice',
  'tags',
  'rating',
  'phone',
  'email',
  'url',
  'place',
  'photo',
  'color',
  'reference',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What a field means to screens and rules, independent of its label; at most one field of an entity has a role. */
export const fieldRoles = [
  'title',
  'subtitle',
  'status',
  'category',
  'date',
  'start',
  'end',
  'due',
  'amount',
  'price',
  'quantity',
  'minimum',
  'target',
  'value',
  'done',
  'paid',
  'deposit',
  'present',
  'favourite',
  'rating',
  'cover',
  'person',
  'resource',
  'service',
  'duration',
  'note',
  'phone',
  'place',
  'kind',
  'author',
  'progress',
  'question',
  'answer',
  'steps',
  'ingredients',
] as const;
export type FieldRole = (typeof fieldRoles)[number];

/** Colour meaning of an option: neutral, in progress, good, needs attention, bad. */
export const optionTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const identifier = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
export const labelMaximum = 60;
const label = z.string().min(1).max(labelMaximum);

export const optionSchema = z.strictObject({
  /** Value in the code: camelCase, unique in its field. */
  id: identifier,
  label,
  tone: z.enum(optionTones).optional(),
});

/** A value that is calculated from other fields and never typed in. */
export const formulaSchema = z.discriminatedUnion('kind', [
  /** left (operator) right; both are number-like fields of the same entity. */
  z.strictObject({
    kind: z.literal('arithmetic'),
    operator: z.enum(['plus', 'minus', 'times', 'dividedBy']),
    left: identifier,
    right: identifier,
  }),
  /** Hours between two time or dateTime fields, over midnight if needed. */
  z.strictObject({ kind: z.literal('hoursBetween'), start: identifier, end: identifier }),
  /** Sum over the rows of another entity whose reference points here; `sign` is a choice field with a minus option. */
  z.strictObject({
    kind: z.literal('sumOf'),
    entity: identifier,
    reference: identifier,
    field: identifier,
    minusWhen: z.strictObject({ field: identifier, option: identifier }).optional(),
  }),
  /** Whole years since a date field. */
  z.strictObject({ kind: z.literal('age'), date: identifier }),
]);

export const fieldSchema = z.strictObject({
  /** Name in the code: camelCase, unique in its entity, English where the lexicon has a word. */
  id: identifier,
  /** Shown to users, sentence case, in the app's language. */
  label,
  type: z.enum(fieldTypes),
  role: z.enum(fieldRoles).optional(),
  isRequired: z.boolean().default(false),
  /** Of a number: 'kg', 'km', 'sayfa'. */
  unit: z.string().max(16).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  /** Of a choice; at least two. */
  options: z.array(optionSchema).max(24).optional(),
  /** Of a reference: id of the entity. */
  entity: identifier.optional(),
  formula: formulaSchema.optional(),
  /** What the input of a new row begins with: an option's id, a number, a text, a tick, or 'today' for a day. */
  initial: z.union([z.string().min(1).max(120), z.number(), z.boolean()]).optional(),
  /** An example for the empty input. */
  placeholder: z.string().max(80).optional(),
});

export type Field = z.output<typeof fieldSchema>;
export type Formula = z.output<typeof formulaSchema>;
