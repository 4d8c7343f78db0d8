import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * What a turn may do: change the app, only answer (`ask`), or propose steps that are run later (`plan`):
 * docs/rules/turns.md#modes
 */
export const turnMode = z.enum(['build', 'ask', 'plan']);
export type TurnMode = z.infer<typeof turnMode>;

/** One step of a plan: a title to show and the prompt that carries it out. */
export const planStep = z.object({ title: z.string(), prompt: z.string() });
export type PlanStep = z.infer<typeof planStep>;

const place = { path: z.string().max(limits.pathMaximum), line: z.number().int().min(1).max(1_000_000) };

/** An error of the running app. */
export const errorAttachment = z.strictObject({
  kind: z.literal('error'),
  message: z.string().min(1).max(limits.attachedTextMaximum),
  path: place.path.nullable(),
  line: place.line.nullable(),
});
/** An element that was picked in the preview. */
export const elementAttachment = z.strictObject({
  kind: z.literal('element'),
  component: z.string().min(1).max(100),
  /** The text that it shows, cut. */
  text: z.string().max(limits.attachedTextMaximum),
  /** Its props on one line; missing in older messages. */
  props: z.string().max(limits.attachedTextMaximum).optional(),
  ...place,
});

/** SHA-256 of an image's bytes. */
export const imageHash = z.string().regex(/^[0-9a-f]{64}$/);
export const promptImageType = z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
export type PromptImageType = z.infer<typeof promptImageType>;

/** An image of the project's chat; the server knows all but the name from its bytes. */
export const imageAttachment = z.strictObject({
  kind: z.literal('image'),
  hash: imageHash,
  /** Of the file that was chosen; empty if it had none. */
  name: z.string().max(limits.imageNameMaximum),
  mediaType: promptImageType,
  size: z.number().int().min(1).max(limits.promptImageMaximum),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
});
export type ImageAttachment = z.infer<typeof imageAttachment>;

/** What the user attached to a prompt: docs/rules/turns.md#attachments */
export const attachment = z.discriminatedUnion('kind', [errorAttachment, elementAttachment, imageAttachment]);
export type Attachment = z.infer<typeof attachment>;
export type ErrorAttachment = z.infer<typeof errorAttachment>;
export type ElementAttachment = z.infer<typeof elementAttachment>;

const isImage = ({ kind }: Attachment): boolean => kind === 'image';

export const attachments = z
  .array(attachment)
  .max(limits.attachmentsPerPrompt + limits.imagesPerPrompt)
  .refine((all) => all.filter(isImage).length <= limits.imagesPerPrompt)
  .refine((all) => all.filter((each) => !isImage(each)).length <= limits.attachmentsPerPrompt);
