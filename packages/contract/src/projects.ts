import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId, turnId, versionId } from './ids.ts';
import { limits } from './limits.ts';
import { contentHash, cursor, language, pageLimit, timestamp } from './primitives.ts';

export const project = z.object({
  id: projectId,
  name: z.string(),
  description: z.string(),
  status: z.literal('active'),
  isPublic: z.boolean(),
  framework: z.literal('react-native'),
  template: z.enum(['basic', 'ai-generated']),
  fileCount: z.number().int(),
  messageCount: z.number().int(),
  /** Rises by one with every version; a tab that holds a lower number is behind. */
  revision: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastOpenedAt: timestamp,
});
export type Project = z.infer<typeof project>;

export const projectSort = z.enum(['updated', 'created', 'name']);
export type ProjectSort = z.infer<typeof projectSort>;

const projectParams = z.object({ projectId });
/** Errors of everything that makes a person's storage grow. */
const storageErrors = [
  'storage_limit_reached',
  'storage_write_too_fast',
  'storage_day_limit_reached',
] as const;
const projectName = z.string().max(limits.projectNameMaximum);
const projectDescription = z.string().max(limits.projectDescriptionMaximum);

export const listProjects = defineEndpoint({
  name: 'listProjects',
  summary: 'Own projects',
  method: 'GET',
  path: '/projects',
  access: 'session',
  query: z.object({
    search: z.string().max(100).optional(),
    sort: projectSort.default('updated'),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({ projects: z.array(project), total: z.number().int(), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getProjectStatistics = defineEndpoint({
  name: 'getProjectStatistics',
  summary: 'Counts for the dashboard',
  method: 'GET',
  path: '/projects/statistics',
  access: 'session',
  query: z.object({ timeZone: z.string().max(64).default('Europe/Istanbul') }),
  status: 200,
  reply: z.object({ projects: z.number().int(), files: z.number().int(), updatedToday: z.number().int() }),
  errors: [],
});
export const createProject = defineEndpoint({
  name: 'createProject',
  summary: 'New project with the starter files',
  method: 'POST',
  path: '/projects',
  access: 'session',
  body: z.strictObject({
    id: projectId.optional(),
    name: projectName,
    description: projectDescription.optional(),
    language: language.default('tr'),
  }),
  status: 201,
  reply: project,
  errors: [
    'project_name_required',
    'project_name_taken',
    'project_already_exists',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
  ],
});
export const getProject = defineEndpoint({
  name: 'getProject',
  summary: 'One project; opening it sets lastOpenedAt',
  method: 'GET',
  path: '/projects/{projectId}',
  access: 'session',
  params: projectParams,
  status: 200,
  reply: project,
  errors: ['project_not_found'],
});
export const updateProject = defineEndpoint({
  name: 'updateProject',
  summary: 'Rename or describe',
  method: 'PATCH',
  path: '/projects/{projectId}',
  access: 'session',
  params: projectParams,
  body: z.strictObject({ name: projectName.optional(), description: projectDescription.optional() }),
  status: 200,
  reply: project,
  errors: ['project_not_found', 'project_name_required', 'project_name_taken'],
});
export const deleteProject = defineEndpoint({
  name: 'deleteProject',
  summary: 'Delete a project, which can be brought back for 30 days; a missing one counts as deleted',
  method: 'DELETE',
  path: '/projects/{projectId}',
  access: 'session',
  params: projectParams,
  body: z.strictObject({}).optional(),
  status: 204,
  reply: null,
  errors: [],
});

export const deletedProject = project.extend({
  deletedAt: timestamp,
  /** From then on it may be gone for good. */
  keptUntil: timestamp,
});
export type DeletedProject = z.infer<typeof deletedProject>;
export const listDeletedProjects = defineEndpoint({
  name: 'listDeletedProjects',
  summary: 'Own deleted projects that can still be brought back, the last deleted first',
  method: 'GET',
  path: '/projects/deleted',
  access: 'session',
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ projects: z.array(deletedProject), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const purgeProject = defineEndpoint({
  name: 'purgeProject',
  summary: 'Delete a project in the trash for good, with every text that no other project names',
  method: 'DELETE',
  path: '/projects/deleted/{projectId}',
  access: 'session',
  params: projectParams,
  body: z.strictObject({}).optional(),
  status: 204,
  reply: null,
  errors: ['project_not_found'],
});
export const emptyTrash = defineEndpoint({
  name: 'emptyTrash',
  summary: 'Delete every project in the trash for good',
  method: 'DELETE',
  path: '/projects/deleted',
  access: 'session',
  body: z.strictObject({}).optional(),
  status: 200,
  reply: z.object({ projects: z.number().int(), freedBytes: z.number().int() }),
  errors: [],
});
export const bringBackProject = defineEndpoint({
  name: 'bringBackProject',
  summary: 'Bring a deleted project back; a name that is taken by now gets a number',
  method: 'POST',
  path: '/projects/{projectId}/restore',
  access: 'session',
  params: projectParams,
  body: z.strictObject({}).optional(),
  status: 200,
  reply: project,
  errors: ['project_not_found', 'project_limit_reached'],
});
export const duplicateProject = defineEndpoint({
  name: 'duplicateProject',
  summary: 'New project with the files of another one, named "Name (2)"',
  method: 'POST',
  path: '/projects/{projectId}/duplicate',
  access: 'session',
  params: projectParams,
  body: z.strictObject({}).optional(),
  status: 201,
  reply: project,
  errors: [
    'project_not_found',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
  ],
});

/** A file of an imported archive that stayed out: no text, made by a tool, a link, an impossible name, beside the project. */
export const importSkip = z.object({
  path: z.string(),
  reason: z.enum(['binary', 'generated', 'link', 'name', 'outside']),
});
export type ImportSkip = z.infer<typeof importSkip>;
export const importProject = defineEndpoint({
  name: 'importProject',
  summary: 'New project out of a zipped Expo or React Native project',
  method: 'POST',
  path: '/projects/import',
  access: 'session',
  query: z.object({
    /** Used when the archive does not name its project; the file's name, for example. */
    name: z.string().max(255).optional(),
    language: language.default('tr'),
  }),
  rawBody: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
  status: 201,
  reply: z.object({
    project,
    /** The first of them by name. */
    skipped: z.array(importSkip).max(limits.importSkipsShown),
    skippedCount: z.number().int(),
  }),
  errors: [
    'import_archive_invalid',
    'import_archive_too_large',
    'import_path_unsafe',
    'import_no_project',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
    'file_path_clash',
    'file_too_large',
    'project_too_many_files',
    'project_too_large',
  ],
});

export const projectFile = z.object({
  path: z.string(),
  content: z.string(),
  hash: contentHash,
  size: z.number().int(),
  updatedAt: timestamp,
});
export type ProjectFile = z.infer<typeof projectFile>;

export const fileOperation = z.discriminatedUnion('kind', [
  /** `baseHash` is the hash the edit started from; null creates and refuses an existing file. */
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

export const fileConflict = z.object({
  path: z.string(),
  baseHash: contentHash.nullable(),
  /** What stands on the server now; null when the file is gone. */
  currentHash: contentHash.nullable(),
  currentContent: z.string().nullable(),
});
export type FileConflict = z.infer<typeof fileConflict>;
/** `details` of a `file_conflict` error. */
export const fileConflictDetails = z.object({ conflicts: z.array(fileConflict) });

export const listFiles = defineEndpoint({
  name: 'listFiles',
  summary: 'Every file of a project with its content',
  method: 'GET',
  path: '/projects/{projectId}/files',
  access: 'session',
  params: projectParams,
  status: 200,
  reply: z.object({ revision: z.number().int(), files: z.array(projectFile) }),
  errors: ['project_not_found'],
});
export const writeFiles = defineEndpoint({
  name: 'writeFiles',
  summary: 'Write, delete and rename files in one transaction; makes a version',
  method: 'POST',
  path: '/projects/{projectId}/files/batch',
  access: 'session',
  params: projectParams,
  body: z.strictObject({
    reason: z.enum(['code-save', 'create-file', 'rename', 'delete', 'import']),
    operations: z.array(fileOperation).min(1).max(limits.filesPerProject),
    /** The tab that wrote, so that it does not take its own change for somebody else's. */
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
    'file_conflict',
    'project_too_many_files',
    'project_too_large',
    ...storageErrors,
  ],
});

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
  summary: 'Versions, newest first',
  method: 'GET',
  path: '/projects/{projectId}/versions',
  access: 'session',
  params: projectParams,
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ versions: z.array(version), nextCursor: cursor.nullable() }),
  errors: ['project_not_found', 'general_cursor_not_found'],
});
export const getVersionChanges = defineEndpoint({
  name: 'getVersionChanges',
  summary: 'Both sides of every file that a version changed',
  method: 'GET',
  path: '/projects/{projectId}/versions/{versionId}/changes',
  access: 'session',
  params: versionParams,
  status: 200,
  reply: z.object({
    changes: z.array(fileChange.extend({ before: z.string().nullable(), after: z.string().nullable() })),
  }),
  errors: ['project_not_found', 'version_not_found'],
});
/** How many versions go and what that frees. */
const thinnedVersions = z.object({ versions: z.number().int(), freedBytes: z.number().int() });
export const previewThinning = defineEndpoint({
  name: 'previewThinning',
  summary: 'What thinning out the versions of a project would delete and free',
  method: 'GET',
  path: '/projects/{projectId}/versions/thinning',
  access: 'session',
  params: projectParams,
  status: 200,
  reply: thinnedVersions,
  errors: ['project_not_found', 'general_rate_limit_exceeded'],
});
export const thinVersions = defineEndpoint({
  name: 'thinVersions',
  summary:
    'Delete all but the newest versions, one for each hour, day and week before, and those of the chat',
  method: 'POST',
  path: '/projects/{projectId}/versions/thinning',
  access: 'session',
  params: projectParams,
  body: z.strictObject({}).optional(),
  status: 200,
  reply: thinnedVersions,
  errors: ['project_not_found', 'general_rate_limit_exceeded'],
});
export const restoreVersion = defineEndpoint({
  name: 'restoreVersion',
  summary: 'Make a new version with the files of an old one',
  method: 'POST',
  path: '/projects/{projectId}/versions/{versionId}/restore',
  access: 'session',
  params: versionParams,
  body: z.strictObject({ clientId: z.string().max(36).optional() }).optional(),
  status: 201,
  reply: version,
  errors: ['project_not_found', 'version_not_found', 'turn_in_progress', ...storageErrors],
});
