import { z } from 'zod';

const editSchema = z.strictObject({
  search: z.string().min(1),
  replace: z.string(),
});

/** Change of a file: its complete content, exact edits in order, or `null` to delete it. */
export const replyFileSchema = z.union([
  z.string(),
  z.strictObject({ edits: z.array(editSchema).min(1) }),
  z.null(),
]);

const line = z.string().catch('');
// Models sometimes write a sentence instead of a list; only `files` decides whether a reply is valid.
const lines = z
  .union([z.array(z.unknown()), z.string()])
  .catch([])
  .transform((value) =>
    (typeof value === 'string' ? [value] : value)
      .filter((item): item is string => typeof item === 'string')
      .filter((item) => item.trim() !== ''),
  );

/** An answer of the model, with missing texts replaced by empty ones: docs/rules/app-kit.md#reply-object */
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

export type ReplyEdit = z.output<typeof editSchema>;
/** A file with a new path, and edits of its content; only tagged answers contain it. */
export interface MovedFile {
  readonly moveFrom: string;
  readonly edits: ReplyEdit[];
}
export type ReplyFile = z.output<typeof replyFileSchema> | MovedFile;
export type Reply = Omit<z.output<typeof replySchema>, 'files'> & {
  files: Record<string, ReplyFile>;
  /** Whether the files are code fences, which may contain a part of a file. */
  isFenced?: true;
};

/** The order of the fields, which makes a stream show the title first. */
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
