import { z } from 'zod';
import { link, linkIdempotencyKey, linkSecret, userIdParam } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './id-pattern.ts';
import { currentPassword } from './passwords.ts';
import { language, noBody, timestamp } from './primitives.ts';

export const accountDeletion = z.object({
  /** Time of the erasure; until then the link in the mail undoes the deletion. */
  dueAt: timestamp,
});

export const requestDeletion = defineEndpoint({
  name: 'requestDeletion',
  summary: 'Closes the account at once, schedules its erasure after 7 days and mails a link that cancels it.',
  method: 'POST',
  path: '/personal-data/deletion',
  access: 'member',
  requiresRecentAuthentication: true,
  proofField: 'password',
  body: z.strictObject({ password: currentPassword, url: link }),
  status: 201,
  reply: accountDeletion,
  errors: ['user_first_admin_permanent'],
});
export const undoDeletion = defineEndpoint({
  name: 'undoDeletion',
  summary: 'Reopens a closed account with the link from the mail.',
  method: 'POST',
  path: '/personal-data/deletion/undo',
  access: 'public',
  body: z.strictObject({ userId: userIdParam, secret: linkSecret, attempt: linkIdempotencyKey }),
  status: 204,
  reply: null,
  errors: ['user_invalid_token', 'user_deletion_not_found'],
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
  summary: 'Starts a data export, or returns the one that is running or available.',
  method: 'POST',
  path: '/personal-data/exports',
  access: 'member',
  requiresRecentAuthentication: true,
  body: z.strictObject({ url: link, language: language.optional() }),
  status: 201,
  reply: personalDataExport,
  errors: ['storage_limit_reached'],
});
export const getLatestDataExport = defineEndpoint({
  name: 'getLatestDataExport',
  summary: 'Returns the newest data export that has not expired, or null.',
  method: 'GET',
  path: '/personal-data/exports',
  access: 'member',
  status: 200,
  reply: z.object({ export: personalDataExport.nullable() }),
  errors: [],
});
export const getDataExport = defineEndpoint({
  name: 'getDataExport',
  summary: 'Returns the state of a data export.',
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
  summary: 'Deletes a finished data export before it expires.',
  method: 'DELETE',
  path: '/personal-data/exports/{exportId}',
  access: 'member',
  params: exportParams,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['personal_data_export_not_found'],
});
export const downloadDataExport = defineEndpoint({
  name: 'downloadDataExport',
  summary: 'Returns the zip of a finished data export.',
  method: 'GET',
  path: '/personal-data/exports/{exportId}/download',
  access: 'member',
  requiresRecentAuthentication: true,
  params: exportParams,
  status: 200,
  reply: 'binary',
  replyTypes: ['application/zip'],
  errors: ['personal_data_export_not_found'],
});
