import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId } from './ids.ts';
import { limits } from './limits.ts';
import { cursor, language, noBody, pageLimit, timestamp } from './primitives.ts';
import { storageErrors } from './storage.ts';

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
  /** Increases by one with every version; a tab with a lower number is outdated. */
  revision: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastOpenedAt: timestamp,
});
export type Project = z.infer<typeof project>;

export const projectSort = z.enum(['updated', 'created', 'name']);
export type ProjectSort = z.infer<typeof projectSort>;

export const projectParams = z.object({ projectId });
export const projectName = z.string().max(limits.projectNameMaximum);
const projectDescription = z.string().max(limits.projectDescriptionMaximum);

export const listProjects = defineEndpoint({
  name: 'listProjects',
  summary: "Lists the caller's projects.",
  method: 'GET',
  path: '/projects',
  access: 'member',
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
  summary: 'Returns the counts of the dashboard.',
  method: 'GET',
  path: '/projects/statistics',
  access: 'member',
  query: z.object({ timeZone: z.string().max(64).default('Europe/Istanbul') }),
  status: 200,
  reply: z.object({ projects: z.number().int(), files: z.number().int(), updatedToday: z.number().int() }),
  errors: [],
});
export const createProject = defineEndpoint({
  name: 'createProject',
  summary: 'Creates a project with the starter files.',
  method: 'POST',
  path: '/projects',
  access: 'member',
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
  summary: 'Returns one project and sets `lastOpenedAt`.',
  method: 'GET',
  path: '/projects/{projectId}',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: project,
  errors: ['project_not_found'],
});
export const updateProject = defineEndpoint({
  name: 'updateProject',
  summary: 'Changes the name or the description of a project.',
  method: 'PATCH',
  path: '/projects/{projectId}',
  access: 'member',
  params: projectParams,
  body: z.strictObject({ name: projectName.optional(), description: projectDescription.optional() }),
  status: 200,
  reply: project,
  errors: ['project_not_found', 'project_name_required', 'project_name_taken'],
});
export const deleteProject = defineEndpoint({
  name: 'deleteProject',
  summary: 'Moves a project to the trash for 30 days; a missing project is no error.',
  method: 'DELETE',
  path: '/projects/{projectId}',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 204,
  reply: null,
  errors: [],
});
export const duplicateProject = defineEndpoint({
  name: 'duplicateProject',
  summary: 'Creates a project with the files of another one, named like "Name (2)".',
  method: 'POST',
  path: '/projects/{projectId}/duplicate',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 201,
  reply: project,
  errors: [
    'project_not_found',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
    'project_name_taken',
  ],
});
