import { z } from 'zod';
import { isAssetReference } from '../model/asset-reference.ts';
import { type Result, refuse, succeed } from '../model/design-error.ts';
import { elementTypes } from '../model/element-types.ts';

/** What is dragged onto the canvas: a component of a palette, or a picture of the asset library. */
const droppedSchema = z.union([
  z.strictObject({ type: z.enum(elementTypes) }),
  z.strictObject({ type: z.literal('image'), source: z.string().refine(isAssetReference) }),
]);

export type DroppedData = z.infer<typeof droppedSchema>;

/** Media type of dragged data. */
export const droppedMediaType = 'application/x-kilim-component';

const longest = 1_000;

/** The text of a drag. */
export const writeDropped = (data: DroppedData): string => JSON.stringify(data);

/** Reads what was dropped; anything else is `invalid-data`: docs/rules/designer.md#dropped-data */
export function readDropped(text: string): Result<DroppedData> {
  if (text.length > longest) return refuse('invalid-data');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('invalid-data');
  }
  const parsed = droppedSchema.safeParse(value);
  return parsed.success ? succeed(parsed.data) : refuse('invalid-data');
}
