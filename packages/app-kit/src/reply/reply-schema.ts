import { z } from 'zod';

const editSchema = z.strictObject({
  search: z.string().min(1),
  replace: z.string(),
});

/** What a reply does to one path: whole content, exact edits in order, or `null` to delete it. */
export const replyFileSchema = z.union([
  z.string(),
  z.strictObject({ edits: z.array(editSchema).min(1) }),
  z.null(),
]);

const line = z.string().catch('');
// Models answer these with a sentence where a list is asked for; only `files` decides whether a reply counts.
const lines = z
  .union([z.array(z.unknown()), z.string()])
  .catch([])
  .transform((value) =>
    (typeof value === 'string' ? [value] : value)
      .filter((item): item is string => typeof item === 'string')
      .filter((item) => item.trim() !== ''),
  );

/** One answer of the assistant (customer.md §3 'AI code result'), after missing words became empty ones. */
export const replySchema = z.object({
  title: line,
  newProject: z.boolean().catch(false),
  projectName: line,
  files: z.record(z.string(), replyFileSchema),
  explanation: line,
  changes: lines,
  architecture: line,
  nextSteps: lines,
});

export type ReplyFile = z.output<typeof replyFileSchema>;
export type ReplyEdit = z.output<typeof editSchema>;
export type Reply = z.output<typeof replySchema>;

/** The order in which a reply names its fields, so that a reader of the stream sees the title first. */
export const replyFieldOrder = [
  'title',
  'newProject',
  'projectName',
  'explanation',
  'files',
  'changes',
  'architecture',
  'nextSteps',
] as const satisfies readonly (keyof Reply)[];
