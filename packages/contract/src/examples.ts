import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId } from './ids.ts';
import { wantedLanguage } from './primitives.ts';
import { project } from './projects.ts';
import { storageErrors } from './storage.ts';

export const remixExample = defineEndpoint({
  name: 'remixExample',
  summary: 'Creates a project with the files of an app of the gallery; costs no credits. Idempotent by `id`.',
  method: 'POST',
  path: '/examples/{exampleId}/remix',
  access: 'member',
  params: z.object({ exampleId: z.string().max(50) }),
  body: z.strictObject({ id: projectId.optional(), language: wantedLanguage }),
  status: 201,
  reply: project,
  errors: [
    'example_not_found',
    'project_already_exists',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
    'project_name_taken',
  ],
});
