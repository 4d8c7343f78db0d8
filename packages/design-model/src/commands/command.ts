import { z } from 'zod';
import type { DesignElement, Screen } from '../model/element.ts';
import { colorSchema, elementSchema, linkSchema, nameSchema, screenSchema } from '../model/element-schema.ts';
import { frameShape } from '../model/frame.ts';
import { elementId, screenId } from '../model/ids.ts';
import { designLimits } from '../model/limits.ts';
import type { PropChanges } from '../model/properties.ts';
import { isPropChanges } from '../model/property-values.ts';

const many = designLimits.elementsPerScreen;
const index = z.int().min(0).max(many);
const on = { screenId };
const ids = z.array(elementId).min(1).max(many).readonly();
const place = { parentId: elementId.nullable(), index };
const element: z.ZodType<DesignElement> = elementSchema;
const screen: z.ZodType<Screen> = screenSchema;

/** The smallest changes of a design, each with an exact inverse: docs/rules/designer.md#commands */
const steps = [
  /** Puts elements at their places, in order. */
  z.strictObject({
    type: z.literal('insert'),
    ...on,
    entries: z
      .array(z.strictObject({ ...place, element }))
      .min(1)
      .max(many)
      .readonly(),
  }),
  /** Removes elements with their children. */
  z.strictObject({ type: z.literal('remove'), ...on, ids }),
  /** Moves and resizes. */
  z.strictObject({
    type: z.literal('set-frames'),
    ...on,
    frames: z
      .array(z.strictObject({ id: elementId, ...frameShape }))
      .min(1)
      .max(many)
      .readonly(),
  }),
  /** Sets properties of one or several elements; null removes a value. */
  z.strictObject({
    type: z.literal('set-props'),
    ...on,
    changes: z
      .array(z.strictObject({ id: elementId, props: z.custom<PropChanges>(isPropChanges) }))
      .min(1)
      .max(many)
      .readonly(),
  }),
  /** Renames, locks and hides. */
  z.strictObject({
    type: z.literal('set-state'),
    ...on,
    changes: z
      .array(
        z.strictObject({
          id: elementId,
          name: nameSchema.optional(),
          isLocked: z.boolean().optional(),
          isHidden: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(many)
      .readonly(),
  }),
  /** Sets which screens a press opens; all links of each element. */
  z.strictObject({
    type: z.literal('set-links'),
    ...on,
    changes: z
      .array(z.strictObject({ id: elementId, links: z.array(linkSchema).max(50).readonly() }))
      .min(1)
      .max(many)
      .readonly(),
  }),
  /** Orders the children of one parent, from back to front; `order` names all of them. */
  z.strictObject({
    type: z.literal('arrange'),
    ...on,
    parentId: elementId.nullable(),
    order: ids,
  }),
  /** Moves elements to other parents, one after the other; the index is counted without the element itself. */
  z.strictObject({
    type: z.literal('relocate'),
    ...on,
    moves: z
      .array(z.strictObject({ id: elementId, ...place, x: frameShape.x, y: frameShape.y }))
      .min(1)
      .max(many)
      .readonly(),
  }),
  /** Puts siblings into a new container, which takes the place `index` among the remaining ones. */
  z.strictObject({ type: z.literal('wrap'), ...on, group: element, members: ids, index }),
  /** Dissolves a container; its children get these indexes among their new siblings, in ascending order. */
  z.strictObject({
    type: z.literal('unwrap'),
    ...on,
    groupId: elementId,
    indexes: z.array(index).max(many).readonly(),
  }),
  z.strictObject({ type: z.literal('insert-screen'), index, screen }),
  z.strictObject({ type: z.literal('remove-screen'), ...on }),
  z.strictObject({ type: z.literal('rename-screen'), ...on, name: nameSchema }),
  z.strictObject({ type: z.literal('move-screen'), ...on, index }),
  z.strictObject({ type: z.literal('set-background'), ...on, color: colorSchema }),
] as const;

const stepSchema = z.discriminatedUnion('type', steps);

/** Several steps that are applied and undone as one. */
const batchSchema = z.strictObject({
  type: z.literal('batch'),
  steps: z.array(stepSchema).min(1).max(designLimits.commandsPerBatch).readonly(),
});

export const commandSchema = z.union([stepSchema, batchSchema]);

export type Step = z.infer<typeof stepSchema>;
export type StepType = Step['type'];
export type StepOf<Type extends StepType> = Extract<Step, { type: Type }>;
export type Batch = z.infer<typeof batchSchema>;

/** A serialisable change of a design. */
export type Command = Step | Batch;
