import { z } from 'zod';
import { link, linkAttempt, mailSecret, ownPassword, userIdText } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './ids.ts';
import { language, timestamp } from './primitives.ts';

export const accountDeletion = z.object({
  /** Time of the erasure; until then the link in the mail undoes the deletion. */
  dueAt: timestamp,
});

export const requestDeletion = defineEndpoint({
  name: 'requestDeletion',
  summary:
    'Close the account now and erase it after 7 days; signs out everywhere and mails a link that undoes it',
  method: 'POST',
  path: '/personal-data/deletion',
  access: 'member',
  requiresRecentAuthentication: true,
  proofField: 'password',
  body: z.strictObject({ password: ownPassword, url: link }),
  status: 201,
  reply: accountDeletion,
  errors: [
    'user_invalid_credentials',
    'user_recent_authentication_required',
    'user_first_admin_permanent',
    'general_rate_limit_exceeded',
  ],
});
export const undoDeletion = defineEndpoint({
  name: 'undoDeletion',
  summary: 'Open a closed account again with the link from the mail',
  method: 'POST',
  path: '/personal-data/deletion/undo',
  access: 'public',
  body: z.strictObject({ userId: userIdText, secret: mailSecret, attempt: linkAttempt }),
  status: 204,
  reply: null,
  errors: ['user_invalid_token', 'user_deletion_not_found', 'general_rate_limit_exceeded'],
});

export const personalDataExport = z.object({
  id: z.string(),
  status: z.enum(['pending', 'ready']),
  size: z.number().int().nullable(),
  createdAt: timestamp,
  readyAt: timestamp.nullable(),
  expiresAt: timestamp,
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;

const exportParams = z.object({ exportId: z.string().regex(idPattern) });

export const createDataExport = defineEndpoint({
  name: 'createDataExport',
  summary: 'Collect everything of the person into a zip; one that is being made or kept is answered again',
  method: 'POST',
  path: '/personal-data/exports',
  access: 'member',
  requiresRecentAuthentication: true,
  body: z.strictObject({ url: link, language: language.optional() }),
  status: 201,
  reply: personalDataExport,
  errors: ['general_rate_limit_exceeded', 'storage_limit_reached'],
});
export const getLatestDataExport = defineEndpoint({
  name: 'getLatestDataExport',
  summary: 'The newest export that is not over, or null',
  method: 'GET',
  path: '/personal-data/exports',
  access: 'member',
  status: 200,
  reply: z.object({ export: personalDataExport.nullable() }),
  errors: [],
});
export const getDataExport = defineEndpoint({
  name: 'getDataExport',
  summary: 'State of an export',
  method: 'GET',
  path: '/personal-data/exports/{exportId}',
  access: 'member',
  params: exportParams,
  status: 200,
  reply: personalDataExport,
  errors: ['personal_data_export_not_found'],
});
export const deleteDataExport = defineEndpoint({
  name: 'deleteDataExport',
  summary: 'Delete a finished export before it is over',
  method: 'DELETE',
  path: '/personal-data/exports/{exportId}',
  access: 'member',
  params: exportParams,
  body: z.strictObject({}).optional(),
  status: 204,
  reply: null,
  errors: ['personal_data_export_not_found'],
});
export const downloadDataExport = defineEndpoint({
  name: 'downloadDataExport',
  summary: 'The zip, for its owner and for 24 hours',
  method: 'GET',
  path: '/personal-data/exports/{exportId}/download',
  access: 'member',
  requiresRecentAuthentication: true,
  params: exportParams,
  status: 200,
  reply: 'binary',
  errors: ['personal_data_export_not_found'],
});
