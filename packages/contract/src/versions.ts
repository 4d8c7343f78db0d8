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
]);
export type VersionReason = z.infer<typeof versionReason>;

export const fileChange = z.object({
  path: z.string(),
  kind: z.enum(['created', 'updated', 'deleted']),
  added: z.number().int(),
  removed: z.number().int(),
});
export type FileChange = z.infer<typeof fileChange>;

export const version = z.object({
  id: versionId,
  revision: z.number().int(),
  reason: versionReason,
  author: z.enum(['user', 'ai']),
  turnId: turnId.nullable(),
  title: z.string().nullable(),
  fileCount: z.number().int(),
  changes: z.array(fileChange),
  createdAt: timestamp,
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
  reply: version,
  errors: ['project_not_found', 'version_not_found', 'turn_in_progress', ...storageErrors],
});
