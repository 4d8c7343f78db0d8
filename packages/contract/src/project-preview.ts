import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { project, projectParams } from './projects.ts';
import { storageErrors } from './storage.ts';

// The picture of an app's first screen: docs/rules/projects.md#picture

export const setProjectPreview = defineEndpoint({
  name: 'setProjectPreview',
  summary: "Replaces the picture of the project's first screen by the WebP or JPEG file in the body.",
  method: 'PUT',
  path: '/projects/{projectId}/preview',
  access: 'member',
  params: projectParams,
  rawBody: ['image/webp', 'image/jpeg'],
  status: 200,
  reply: project,
  errors: ['project_not_found', 'project_preview_invalid', 'project_preview_too_large', ...storageErrors],
});
export const getProjectPreview = defineEndpoint({
  name: 'getProjectPreview',
  summary: "Returns the picture of the project's first screen; `hash` is in the path that `preview` names.",
  method: 'GET',
  path: '/projects/{projectId}/preview/{hash}',
  access: 'member',
  params: projectParams.extend({ hash: z.string().regex(/^[0-9a-f]{16}$/) }),
  status: 200,
  reply: 'binary',
  replyTypes: ['image/webp', 'image/jpeg'],
  errors: ['project_preview_not_found'],
});
