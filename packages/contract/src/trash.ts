import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cursor, noBody, pageLimit, timestamp } from './primitives.ts';
import { project, projectParams } from './projects.ts';

export const deletedProject = project.extend({
  deletedAt: timestamp,
  /** End of the retention; the project may be purged afterwards. */
  keptUntil: timestamp,
});
export type DeletedProject = z.infer<typeof deletedProject>;
export const listDeletedProjects = defineEndpoint({
  name: 'listDeletedProjects',
  summary: 'Lists the projects in the trash, last deleted first.',
  method: 'GET',
  path: '/projects/deleted',
  access: 'member',
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ projects: z.array(deletedProject), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const purgeProject = defineEndpoint({
  name: 'purgeProject',
  summary: 'Deletes a project in the trash permanently.',
  method: 'DELETE',
  path: '/projects/deleted/{projectId}',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['project_not_found'],
});
export const emptyTrash = defineEndpoint({
  name: 'emptyTrash',
  summary: 'Deletes every project in the trash permanently.',
  method: 'DELETE',
  path: '/projects/deleted',
  access: 'member',
  body: noBody,
  status: 200,
  reply: z.object({ projects: z.number().int(), freedBytes: z.number().int() }),
  errors: [],
});
export const restoreProject = defineEndpoint({
  name: 'restoreProject',
  summary: 'Restores a project from the trash; a taken name gets a number.',
  method: 'POST',
  path: '/projects/{projectId}/restore',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 200,
  reply: project,
  errors: ['project_not_found', 'project_limit_reached'],
});
