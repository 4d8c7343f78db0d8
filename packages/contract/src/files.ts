import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { versionId } from './ids.ts';
import { limits } from './limits.ts';
import { contentHash, timestamp } from './primitives.ts';
import { projectParams } from './projects.ts';
import { storageErrors } from './storage.ts';

export const projectFile = z.object({
  path: z.string(),
  /** For a binary file the text that stands for it: docs/rules/binary-files.md#reference */
  content: z.string(),
  hash: contentHash,
  size: z.number().int(),
  updatedAt: timestamp,
});
export type ProjectFile = z.infer<typeof projectFile>;

export const fileOperation = z.discriminatedUnion('kind', [
  /** `baseHash` is the hash that the edit is based on; null creates the file and fails if it exists. */
  z.strictObject({
    kind: z.literal('write'),
    path: z.string(),
    content: z.string(),
    baseHash: contentHash.nullable(),
  }),
  z.strictObject({ kind: z.literal('delete'), path: z.string(), baseHash: contentHash }),
  z.strictObject({ kind: z.literal('rename'), from: z.string(), to: z.string(), baseHash: contentHash }),
]);
export type FileOperation = z.infer<typeof fileOperation>;

export const fileConflict = z.object({
  path: z.string(),
  baseHash: contentHash.nullable(),
  /** The file's state on the server; null when it was deleted. */
  currentHash: contentHash.nullable(),
  currentContent: z.string().nullable(),
});
export type FileConflict = z.infer<typeof fileConflict>;
/** `details` of a `file_conflict` error. */
export const fileConflictDetails = z.object({ conflicts: z.array(fileConflict) });

export const listFiles = defineEndpoint({
  name: 'listFiles',
  summary: 'Returns every file of a project with its content.',
  method: 'GET',
  path: '/projects/{projectId}/files',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: z.object({ revision: z.number().int(), files: z.array(projectFile) }),
  errors: ['project_not_found'],
});
export const writeFiles = defineEndpoint({
  name: 'writeFiles',
  summary: 'Writes, deletes and renames files in one transaction and creates a version.',
  method: 'POST',
  path: '/projects/{projectId}/files/batch',
  access: 'member',
  params: projectParams,
  body: z.strictObject({
    reason: z.enum(['code-save', 'create-file', 'rename', 'delete', 'import', 'fix']),
    /** Title of the version; that of an editing session is its main file. */
    title: z.string().min(1).max(limits.versionTitleMaximum).optional(),
    operations: z.array(fileOperation).min(1).max(limits.filesPerProject),
    /** Id of the writing tab, which ignores the event of its own change. */
    clientId: z.string().max(36).optional(),
  }),
  status: 200,
  reply: z.object({
    revision: z.number().int(),
    versionId,
    written: z.array(projectFile.omit({ content: true })),
    removed: z.array(z.string()),
  }),
  errors: [
    'project_not_found',
    'file_not_found',
    'file_path_invalid',
    'file_path_clash',
    'file_too_large',
    'file_reference_unknown',
    'file_conflict',
    'project_too_many_files',
    'project_too_large',
    ...storageErrors,
  ],
});
