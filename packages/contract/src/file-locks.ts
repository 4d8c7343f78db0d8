import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { projectParams } from './projects.ts';

/** Paths that answers of the AI may not change: docs/rules/projects.md#locked-files */
export const fileLocks = z.object({ paths: z.array(z.string()) });

export const listFileLocks = defineEndpoint({
  name: 'listFileLocks',
  summary: 'Returns the paths of the files that the AI may not change.',
  method: 'GET',
  path: '/projects/{projectId}/locks',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: fileLocks,
  errors: ['project_not_found'],
});
export const setFileLock = defineEndpoint({
  name: 'setFileLock',
  summary: 'Locks a file against changes by the AI, or unlocks it. The owner can still edit it.',
  method: 'POST',
  path: '/projects/{projectId}/locks',
  access: 'member',
  params: projectParams,
  body: z.strictObject({ path: z.string().max(limits.pathMaximum), isLocked: z.boolean() }),
  status: 200,
  reply: fileLocks,
  errors: ['project_not_found', 'file_not_found'],
});
