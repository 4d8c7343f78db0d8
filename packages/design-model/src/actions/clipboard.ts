import { z } from 'zod';
import { type Result, refuse, succeed } from '../model/design-error.ts';
import type { Screen } from '../model/element.ts';
import { elementSchema } from '../model/element-schema.ts';
import type { ElementId } from '../model/ids.ts';
import { isTooDeep } from '../model/json-depth.ts';
import { designLimits } from '../model/limits.ts';
import { listSelected } from './action.ts';

const originSchema = z.strictObject({
  project: z.string().max(64),
  /** What each picture and font file of the elements is, by its path. */
  files: z.record(z.string().max(255), z.string().max(200)),
});
/** The project that elements were copied from. */
export type ClipboardOrigin = z.infer<typeof originSchema>;

const clipboardSchema = z.strictObject({
  kilim: z.literal('elements'),
  elements: z.array(elementSchema).min(1).max(designLimits.elementsPerScreen),
  from: originSchema.optional(),
});
export type Clipboard = Omit<z.infer<typeof clipboardSchema>, 'kilim'>;

/** The text of the clipboard for the selected elements; undefined without any. */
export function copyElements(
  screen: Screen,
  selection: readonly ElementId[],
  from?: (elements: Screen['elements']) => ClipboardOrigin,
): string | undefined {
  const elements = listSelected(screen, selection);
  if (elements.length === 0) return undefined;
  return JSON.stringify({ kilim: 'elements', elements, from: from?.(elements) });
}

/** Reads elements from the clipboard; any other text is `invalid-data`. */
export function readClipboard(text: string): Result<Clipboard> {
  if (text.length > designLimits.fileLength) return refuse('invalid-data');
  try {
    const value: unknown = JSON.parse(text);
    const parsed = isTooDeep(value) ? undefined : clipboardSchema.safeParse(value);
    return parsed?.success === true ? succeed(parsed.data) : refuse('invalid-data');
  } catch {
    return refuse('invalid-data');
  }
}
