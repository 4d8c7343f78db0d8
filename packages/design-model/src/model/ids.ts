import { z } from 'zod';
import { designLimits } from './limits.ts';

const idText = z.string().regex(new RegExp(`^[A-Za-z0-9_-]{1,${designLimits.id}}$`));

/** Id of an element, unique on its screen. */
export const elementId = idText.brand<'ElementId'>();
export type ElementId = z.infer<typeof elementId>;

/** Id of a screen, unique in its design. */
export const screenId = idText.brand<'ScreenId'>();
export type ScreenId = z.infer<typeof screenId>;

/** Port for new ids: letters, digits, `_` and `-`, different at every call. */
export type CreateId = () => string;

/** Numbered ids, for templates, tests and designs that are made in one go. */
export function countIds(prefix: string): CreateId {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

export const toElementId = (id: string): ElementId => elementId.parse(id);
export const toScreenId = (id: string): ScreenId => screenId.parse(id);
