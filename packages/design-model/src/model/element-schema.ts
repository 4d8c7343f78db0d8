import { z } from 'zod';
import { colorPattern } from './color-format.ts';
import { countLinks, type DesignElement, type Screen } from './element.ts';
import { elementTypes, isContainer } from './element-types.ts';
import { frameShape } from './frame.ts';
import { elementId, screenId } from './ids.ts';
import { designLimits } from './limits.ts';
import type { Props } from './properties.ts';
import { isPlainText, isProps, namesOf } from './property-values.ts';
import { hasProperty } from './type-properties.ts';

/** A name of a screen or an element: one line that is not blank. */
export const nameSchema = z.custom<string>(
  (value) => isPlainText(value, designLimits.name) && value.trim() !== '',
);

export const colorSchema = z.string().regex(colorPattern);
export const linkSchema = screenId.nullable();
const propsSchema = z.custom<Props>(isProps);

/** An element as it is stored or sent; every value within its bounds, properties only those of its type. */
export const elementSchema: z.ZodType<DesignElement> = z.lazy(() =>
  z
    .strictObject({
      id: elementId,
      type: z.enum(elementTypes),
      name: nameSchema,
      ...frameShape,
      props: propsSchema,
      isLocked: z.boolean().default(false),
      isHidden: z.boolean().default(false),
      links: z.array(linkSchema).max(50).default([]),
      children: z.array(elementSchema).max(designLimits.elementsPerScreen).default([]),
    })
    .refine(({ type, props }) => namesOf(props).every((name) => hasProperty(type, name)))
    .refine(({ type, children }) => children.length === 0 || isContainer(type))
    .refine((element) => element.links.length <= countLinks(element)),
);

export const screenSchema: z.ZodType<Screen> = z.strictObject({
  id: screenId,
  name: nameSchema,
  backgroundColor: colorSchema,
  elements: z.array(elementSchema).max(designLimits.elementsPerScreen),
});
