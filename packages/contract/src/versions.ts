import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId, turnId, versionId } from './ids.ts';
import { cursor, noBody, pageLimit, timestamp } from './primitives.ts';
import { projectParams } from './projects.ts';
import { storageErrors } from './storage.ts';

export const versionReason = z.enum([
  'created',
  'ai',
  'code-save',
  'create-file',
  'rename',
  'delete',
  'import',
  'restore',
  'fix',
]);
export type VersionReason = z.infer<typeof versionReason>;

export const fileChange = z.object({
  path: z.string(),
  kind: z.enum(['created', 'updated', 'deleted', 'renamed']),
  added: z.number().int(),
  removed: z.number().int(),
  /** The former path of a renamed file. */
  from: z.string().optional(),
});
export type FileChange = z.infer<typeof fileChange>;

/** What a version did: its main file and the number of other files. */
export const versionSummary = z.object({
  kind: z.enum([...fileChange.shape.kind.options, 'mixed']),
  path: z.string(),
  from: z.string().nullable(),
  others: z.number().int(),
});
export type VersionSummary = z.infer<typeof versionSummary>;

export const version = z.object({
  id: versionId,
  /** 1, 2, 3 … per project; a gap where versions were thinned out. */
  number: z.number().int(),
  /** The project's revision after the last save of this version; it rises with every save. */
  revision: z.number().int(),
  reason: versionReason,
  author: z.enum(['user', 'ai']),
  turnId: turnId.nullable(),
  title: z.string().nullable(),
  fileCount: z.number().int(),
  changes: z.array(fileChange),
  /** Null when no file changed. */
  summary: versionSummary.nullable(),
  /** Number of the version that a restore copied. */
  restoredNumber: z.number().int().nullable(),
  createdAt: timestamp,
  /** Later than `createdAt` when an editing session saved into it several times. */
  savedAt: timestamp,
});
export type Version = z.infer<typeof version>;
const versionParams = z.object({ projectId, versionId });

export const listVersions = defineEndpoint({
  name: 'listVersions',
  summary: 'Lists the versions of a project, newest first.',
  method: 'GET',
  path: '/projects/{projectId}/versions',
  access: 'member',
  params: projectParams,
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ versions: z.array(version), nextCursor: cursor.nullable() }),
  errors: ['project_not_found', 'general_cursor_not_found'],
});
export const getVersionChanges = defineEndpoint({
  name: 'getVersionChanges',
  summary: 'Returns the files that a version changed, before and after.',
  method: 'GET',
  path: '/projects/{projectId}/versions/{versionId}/changes',
  access: 'member',
  params: versionParams,
  status: 200,
  reply: z.object({
    changes: z.array(fileChange.extend({ before: z.string().nullable(), after: z.string().nullable() })),
  }),
  errors: ['project_not_found', 'version_not_found'],
});
export const listVersionFiles = defineEndpoint({
  name: 'listVersionFiles',
  summary: 'Returns every file of a version with its content, to run it without restoring it.',
  method: 'GET',
  path: '/projects/{projectId}/versions/{versionId}/files',
  access: 'member',
  params: versionParams,
  status: 200,
  reply: z.object({ files: z.array(z.object({ path: z.string(), content: z.string() })) }),
  errors: ['project_not_found', 'version_not_found'],
});
/** Number of deleted versions and freed bytes. */
const thinnedVersions = z.object({ versions: z.number().int(), freedBytes: z.number().int() });
export const previewThinning = defineEndpoint({
  name: 'previewThinning',
  summary: 'Returns how many versions thinning would delete and how many bytes it would free.',
  method: 'GET',
  path: '/projects/{projectId}/versions/thinning',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: thinnedVersions,
  errors: ['project_not_found'],
});
export const thinVersions = defineEndpoint({
  name: 'thinVersions',
  summary: 'Deletes older versions, except one for each hour, day and week and those of the chat.',
  method: 'POST',
  path: '/projects/{projectId}/versions/thinning',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 200,
  reply: thinnedVersions,
  errors: ['project_not_found'],
});
export const restoreVersion = defineEndpoint({
  name: 'restoreVersion',
  summary: 'Creates a version with the files of an earlier one.',
  method: 'POST',
  path: '/projects/{projectId}/versions/{versionId}/restore',
  access: 'member',
  params: versionParams,
  body: z.strictObject({ clientId: z.string().max(36).optional() }).optional(),
  status: 201,
  /** `previousId` is the version that was current before; restoring it undoes this. */
  reply: version.extend({ previousId: versionId.nullable() }),
  errors: ['project_not_found', 'version_not_found', 'turn_in_progress', ...storageErrors],
});
