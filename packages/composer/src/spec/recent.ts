import { z } from 'zod';

/** Changes that a description remembers. */
export const recentMaximum = 4;

const id = z.string().min(1).max(60);

/** A part of the app that a change added, changed or removed. */
export const changedPartSchema = z.strictObject({
  did: z.enum(['added', 'changed', 'removed']),
  entity: id.optional(),
  field: id.optional(),
  /** Of the field. */
  option: id.optional(),
  screen: id.optional(),
});

/**
 * One of the last changes, for follow-ups that refer to it: “make it required”, “the field you just added”. The operations
 * that take it back are validated when they are used.
 */
export const recentChangeSchema = z.strictObject({
  parts: z.array(changedPartSchema).max(40),
  inverse: z.array(z.looseObject({ kind: z.string().max(40) })).max(60),
});

export type ChangedPart = z.output<typeof changedPartSchema>;
export type RecentChange = z.output<typeof recentChangeSchema>;
