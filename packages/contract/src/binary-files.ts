import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectFile } from './files.ts';
import { versionId } from './ids.ts';
import { contentHash } from './primitives.ts';
import { projectParams } from './projects.ts';
import { storageErrors } from './storage.ts';

// Images, fonts, sounds and other files of a project that are no texts: docs/rules/binary-files.md

export const uploadProjectFile = defineEndpoint({
  name: 'uploadProjectFile',
  summary: 'Stores the file in the body, text or binary, at a path of the project and creates a version.',
  method: 'PUT',
  path: '/projects/{projectId}/files/upload',
  access: 'member',
  params: projectParams,
  query: z.object({
    path: z.string(),
    /** Hash of the file that is replaced; without it the path must be free. */
    baseHash: contentHash.optional(),
    /** Id of the writing tab, which ignores the event of its own change. */
    clientId: z.string().max(36).optional(),
  }),
  rawBody: ['application/octet-stream'],
  status: 200,
  reply: z.object({ revision: z.number().int(), versionId, file: projectFile }),
  errors: [
    'project_not_found',
    'file_path_invalid',
    'file_path_clash',
    'file_empty',
    'file_too_large',
    'binary_file_too_large',
    'file_reference_unknown',
    'image_too_large',
    'file_conflict',
    'project_too_many_files',
    'project_too_large',
    ...storageErrors,
  ],
});
export const downloadProjectContent = defineEndpoint({
  name: 'downloadProjectContent',
  summary: 'Returns the bytes of a binary file that any version of the project contains.',
  method: 'GET',
  path: '/projects/{projectId}/contents/{hash}',
  access: 'member',
  params: projectParams.extend({ hash: contentHash }),
  status: 200,
  reply: 'binary',
  replyTypes: ['application/octet-stream'],
  errors: ['project_not_found', 'file_not_found'],
});
