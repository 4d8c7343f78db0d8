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
  ...place,
});

/** What the user attached to a prompt: docs/rules/turns.md#attachments */
export const attachment = z.discriminatedUnion('kind', [errorAttachment, elementAttachment]);
export type Attachment = z.infer<typeof attachment>;
export type ErrorAttachment = z.infer<typeof errorAttachment>;
export type ElementAttachment = z.infer<typeof elementAttachment>;

export const attachments = z.array(attachment).max(limits.attachmentsPerPrompt);
