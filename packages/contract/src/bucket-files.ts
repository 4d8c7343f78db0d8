import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './id-pattern.ts';
import { megabyte } from './limits.ts';
import { timestamp } from './primitives.ts';
import { storageErrors } from './storage.ts';

// Files in buckets, as the client SDK stores them: docs/rules/buckets.md

/** `user-assets` has the files of users, `system-assets` those of the site, `ticket_attachments` those of support tickets. */
export const bucketIds = ['user-assets', 'system-assets', 'ticket_attachments'] as const;
export type BucketId = (typeof bucketIds)[number];

export const bucketLimits = {
  /** Bytes of a part of a chunked upload, as the client SDK cuts files. */
  partSize: 5 * megabyte,
  bytesPerFile: 50 * megabyte,
  /** Uploads of a user that are not complete yet. */
  unfinishedUploads: 20,
  fileNameMaximum: 255,
  permissionsPerFile: 100,
  /** Pixels of each side of a preview. */
  previewSide: 4_000,
  filesPerUser: 5_000,
} as const;

/** `general_argument_invalid` would not tell the client SDK that the bucket or file is missing. */
const bucketParams = z.object({ bucketId: z.string().max(64) });
const fileParams = bucketParams.extend({ fileId: z.string().max(64) });

export const permissionText = z.string().max(100);
const permissions = z.array(permissionText).max(bucketLimits.permissionsPerFile);

/** Name of a file: one line, no folders. */
export const bucketFileName = z
  .string()
  .min(1)
  .max(bucketLimits.fileNameMaximum)
  .regex(/^(?!\.{1,2}$)[^/\\\p{Cc}\u2028\u2029]+$/u);

export const bucketFile = z.object({
  $id: z.string().regex(idPattern),
  bucketId: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  $permissions: z.array(z.string()),
  name: z.string(),
  /** MD5 in hex; empty until the upload is complete. */
  signature: z.string(),
  mimeType: z.string(),
  sizeOriginal: z.number().int(),
  sizeActual: z.number().int(),
  chunksTotal: z.number().int(),
  chunksUploaded: z.number().int(),
  encryption: z.boolean(),
  compression: z.string(),
  folder: z.string(),
  key: z.string(),
});
export type BucketFile = z.infer<typeof bucketFile>;

const queryTexts = z.array(z.string().max(4096)).max(100).default([]);

export const listBucketFiles = defineEndpoint({
  name: 'listBucketFiles',
  summary: 'Lists files of a bucket with queries of the client SDK: the caller’s own, or those of the site.',
  method: 'GET',
  path: '/storage/buckets/{bucketId}/files',
  access: 'public',
  params: bucketParams,
  query: z.object({
    queries: queryTexts,
    search: z.string().max(256).optional(),
    total: z.enum(['true', 'false']).optional(),
  }),
  status: 200,
  reply: z.object({ total: z.number().int(), files: z.array(bucketFile) }),
  errors: ['storage_bucket_not_found', 'general_query_invalid', 'general_cursor_not_found'],
});

export const createBucketFile = defineEndpoint({
  name: 'createBucketFile',
  summary: 'Stores a file, or a part of one, with the fields `fileId`, `file` and `permissions[]`.',
  method: 'POST',
  path: '/storage/buckets/{bucketId}/files',
  access: 'member',
  params: bucketParams,
  rawBody: ['multipart/form-data'],
  status: 201,
  reply: bucketFile,
  errors: [
    'storage_bucket_not_found',
    'storage_file_not_found',
    'storage_file_already_exists',
    'storage_file_empty',
    'storage_invalid_file_size',
    'storage_invalid_content_range',
    'storage_invalid_appwrite_id',
    'storage_too_many_uploads',
    'storage_too_many_files',
    'ticket_attachments_unsent',
    'user_unauthorized',
    'general_body_too_large',
    ...storageErrors,
  ],
});

export const getBucketFile = defineEndpoint({
  name: 'getBucketFile',
  summary: 'Returns what a file is: name, type, size, permissions and the parts that have arrived.',
  method: 'GET',
  path: '/storage/buckets/{bucketId}/files/{fileId}',
  access: 'public',
  params: fileParams,
  status: 200,
  reply: bucketFile,
  errors: ['storage_bucket_not_found', 'storage_file_not_found'],
});

export const updateBucketFile = defineEndpoint({
  name: 'updateBucketFile',
  summary: 'Changes the name or the permissions of a file.',
  method: 'PUT',
  path: '/storage/buckets/{bucketId}/files/{fileId}',
  access: 'member',
  params: fileParams,
  body: z.object({ name: bucketFileName.nullish(), permissions: permissions.nullish() }),
  status: 200,
  reply: bucketFile,
  errors: ['storage_bucket_not_found', 'storage_file_not_found', 'user_unauthorized'],
});

export const deleteBucketFile = defineEndpoint({
  name: 'deleteBucketFile',
  summary: 'Deletes a file, or ends an upload that is not complete.',
  method: 'DELETE',
  path: '/storage/buckets/{bucketId}/files/{fileId}',
  access: 'member',
  params: fileParams,
  status: 204,
  reply: null,
  errors: ['storage_bucket_not_found', 'storage_file_not_found', 'user_unauthorized'],
});

/** Raster pictures. Of attachments of tickets only these are shown, all others are saved. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Types that browsers show without running anything; files of other types are sent as plain text. */
export const inlineTypes = [
  ...pictureTypes,
  'image/x-icon',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
  'audio/aac',
  'audio/mp4',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'application/pdf',
  'text/plain',
] as const;

const fileErrors = ['storage_bucket_not_found', 'storage_file_not_found', 'storage_invalid_range'] as const;

export const downloadBucketFile = defineEndpoint({
  name: 'downloadBucketFile',
  summary: 'Returns the bytes of a file, or a range of them, to be saved.',
  method: 'GET',
  path: '/storage/buckets/{bucketId}/files/{fileId}/download',
  access: 'public',
  params: fileParams,
  status: 200,
  reply: 'binary',
  replyTypes: ['application/octet-stream'],
  errors: fileErrors,
});

export const viewBucketFile = defineEndpoint({
  name: 'viewBucketFile',
  summary: 'Returns the bytes of a file, or a range of them, to be shown.',
  method: 'GET',
  path: '/storage/buckets/{bucketId}/files/{fileId}/view',
  access: 'public',
  params: fileParams,
  status: 200,
  reply: 'binary',
  replyTypes: inlineTypes,
  errors: fileErrors,
});

const side = z.coerce.number().int().min(0).max(bucketLimits.previewSide).default(0);
const colour = z.string().regex(/^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/);

export const previewGravities = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export const previewOutputs = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

export const previewOptions = z.object({
  width: side,
  height: side,
  gravity: z.enum(previewGravities).default('center'),
  quality: z.coerce.number().int().min(-1).max(100).default(-1),
  borderWidth: z.coerce.number().int().min(0).max(100).default(0),
  borderColor: colour.or(z.literal('')).default(''),
  borderRadius: z.coerce.number().int().min(0).max(4_000).default(0),
  opacity: z.coerce.number().min(0).max(1).default(1),
  rotation: z.coerce.number().int().min(-360).max(360).default(0),
  background: colour.or(z.literal('')).default(''),
  output: z.enum(previewOutputs).or(z.literal('')).default(''),
});
export type PreviewOptions = z.infer<typeof previewOptions>;

export const previewBucketFile = defineEndpoint({
  name: 'previewBucketFile',
  summary: 'Returns a picture resized, cropped, framed and converted; an icon for other files.',
  method: 'GET',
  path: '/storage/buckets/{bucketId}/files/{fileId}/preview',
  access: 'public',
  params: fileParams,
  query: previewOptions,
  status: 200,
  reply: 'binary',
  replyTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  errors: [
    'storage_bucket_not_found',
    'storage_file_not_found',
    'image_too_large',
    'work_busy',
    'work_time_limit',
  ],
});
