import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { workErrors } from './endpoint-errors.ts';
import { limits } from './limits.ts';
import { wantedLanguage } from './primitives.ts';
import { project } from './projects.ts';
import { storageErrors } from './storage.ts';

/** A file of the archive that was not imported, with the reason: docs/rules/import.md#skipped-files */
export const skippedFile = z.object({
  path: z.string(),
  reason: z.enum(['binary', 'generated', 'large', 'link', 'name', 'outside', 'secret']),
});
export type SkippedFile = z.infer<typeof skippedFile>;
export const importProject = defineEndpoint({
  name: 'importProject',
  summary: 'Creates a project from a zipped Expo or React Native project.',
  method: 'POST',
  path: '/projects/import',
  access: 'member',
  query: z.object({
    /** Project name if the archive contains none, such as the name of the zip file. */
    name: z.string().max(255).optional(),
    language: wantedLanguage,
  }),
  rawBody: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
  status: 201,
  reply: z.object({
    project,
    /** The first by path. */
    skipped: z.array(skippedFile).max(limits.skippedFilesShown),
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
    'file_reference_unknown',
    'project_too_many_files',
    'project_too_large',
    'project_name_taken',
    'file_path_invalid',
    ...workErrors,
  ],
});
