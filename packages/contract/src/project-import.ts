import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { remoteErrors, workErrors } from './endpoint-errors.ts';
import type { ErrorType } from './errors.ts';
import { limits } from './limits.ts';
import { wantedLanguage } from './primitives.ts';
import { project } from './projects.ts';
import { storageErrors } from './storage.ts';

/** A file that was not imported, with the reason: docs/rules/import.md#skipped-files */
export const skippedFile = z.object({
  path: z.string(),
  reason: z.enum(['binary', 'generated', 'large', 'link', 'name', 'outside', 'secret', 'unreadable']),
});
export type SkippedFile = z.infer<typeof skippedFile>;
/** The new project and what was left out. */
const importReply = z.object({
  project,
  /** The first by path. */
  skipped: z.array(skippedFile).max(limits.skippedFilesShown),
  skippedCount: z.number().int(),
});

const importErrors = [
  'import_no_project',
  'import_path_unsafe',
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
] as const satisfies readonly ErrorType[];

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
  reply: importReply,
  errors: ['import_archive_invalid', 'import_archive_too_large', ...importErrors, ...workErrors],
});

export const importRemoteProject = defineEndpoint({
  name: 'importRemoteProject',
  summary: 'Creates a project from a branch of a public Git repository.',
  method: 'POST',
  path: '/projects/import/git',
  access: 'member',
  body: z.strictObject({
    /** Of the repository, over HTTPS: docs/rules/git.md#addresses */
    address: z.string().max(2_000),
    /** By default the repository's own. */
    branch: z.string().max(255).optional(),
    /** Folder of the project in the repository; by default it is found. */
    folder: z.string().max(255).optional(),
    language: wantedLanguage,
  }),
  status: 201,
  reply: importReply,
  errors: [
    'git_address_invalid',
    'git_branch_invalid',
    'git_branch_not_found',
    'git_folder_not_found',
    ...remoteErrors,
    ...importErrors,
  ],
});
