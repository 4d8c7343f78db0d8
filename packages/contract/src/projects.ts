import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId } from './ids.ts';
import { limits } from './limits.ts';
import { cursor, noBody, pageLimit, timestamp, wantedLanguage } from './primitives.ts';
import { storageErrors } from './storage.ts';

export const project = z.object({
  id: projectId,
  name: z.string(),
  description: z.string(),
  status: z.literal('active'),
  isPublic: z.boolean(),
  framework: z.literal('react-native'),
  template: z.enum(['basic', 'ai-generated']),
  /** Path of the picture of the first screen; changes with every picture. Null until the first one is stored. */
  preview: z.string().nullable(),
  tags: z.array(z.string()),
  fileCount: z.number().int(),
  messageCount: z.number().int(),
  /** Increases by one with every version; a tab with a lower number is outdated. */
  revision: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastOpenedAt: timestamp,
});
export type Project = z.infer<typeof project>;

/** `building`: a turn is running; `failed`: the last turn failed. */
export const projectState = z.enum(['active', 'building', 'failed']);
export type ProjectState = z.infer<typeof projectState>;

/** A project in the list. */
export const listedProject = project.extend({ state: projectState });
export type ListedProject = z.infer<typeof listedProject>;

export const projectSort = z.enum(['updated', 'created', 'name']);
export type ProjectSort = z.infer<typeof projectSort>;

export const projectParams = z.object({ projectId });
export const projectName = z.string().max(limits.projectNameMaximum);
/** Cleaned and made unique by the server: docs/rules/projects.md#tags */
const projectTags = z.array(z.string().max(limits.tagMaximum)).max(limits.tagsPerProject);
const projectDescription = z.string().max(limits.projectDescriptionMaximum);

export const listProjects = defineEndpoint({
  name: 'listProjects',
  summary: "Lists the caller's projects; `search` looks in names, descriptions and tags.",
  method: 'GET',
  path: '/projects',
  access: 'member',
  query: z.object({
    search: z.string().max(100).optional(),
    tag: z.string().max(limits.tagMaximum).optional(),
    sort: projectSort.default('updated'),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({
    projects: z.array(listedProject),
    total: z.number().int(),
    nextCursor: cursor.nullable(),
  }),
  errors: ['general_cursor_not_found'],
});
/** A number of the last 7 days (today and the 6 days before it) beside that of the 7 days before them. */
export const weekChange = z.object({
  current: z.number().int(),
  previous: z.number().int(),
  /** Change in percent, rounded; null when `previous` is 0. */
  percent: z.number().int().nullable(),
});
export type WeekChange = z.infer<typeof weekChange>;

export const projectStatistics = z.object({
  projects: z.number().int(),
  files: z.number().int(),
  updatedToday: z.number().int(),
  /** New projects, new files and projects with a change. */
  week: z.object({ projects: weekChange, files: weekChange, updates: weekChange }),
});
export type ProjectStatistics = z.infer<typeof projectStatistics>;

export const getProjectStatistics = defineEndpoint({
  name: 'getProjectStatistics',
  summary: 'Returns the counts of the dashboard and their change against the week before.',
  method: 'GET',
  path: '/projects/statistics',
  access: 'member',
  query: z.object({ timeZone: z.string().max(64).default('Europe/Istanbul') }),
  status: 200,
  reply: projectStatistics,
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
    language: wantedLanguage,
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
  summary: 'Changes the name, the description or the tags of a project.',
  method: 'PATCH',
  path: '/projects/{projectId}',
  access: 'member',
  params: projectParams,
  body: z.strictObject({
    name: projectName.optional(),
    description: projectDescription.optional(),
    tags: projectTags.optional(),
  }),
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
