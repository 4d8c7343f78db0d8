import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorType } from './errors.ts';
import { projectId } from './ids.ts';
import { timestamp } from './primitives.ts';

// Storage: everything a user stores counts towards one quota, set by their plan.

/** Errors of every call that adds to a user's storage. */
export const storageErrors = [
  'storage_limit_reached',
  'storage_write_too_fast',
  'storage_day_limit_reached',
] as const satisfies readonly ErrorType[];

/** Bytes of one megabyte, as storage is counted and shown. */
export const megabyte = 1_048_576;
/** From this part of the limit on the web shows a notice. */
export const storageWarningShare = 0.8;
export const storageConsumersShown = 20;

const bytes = z.number().int().min(0);

export const storageConsumer = z.object({
  projectId,
  name: z.string(),
  /** Everything of the project: its files and the contents that only older versions name. */
  bytes,
  /** Only the files as they are now. */
  fileBytes: bytes,
  versions: z.number().int().min(0),
  isInTrash: z.boolean(),
  updatedAt: timestamp,
});
export type StorageConsumer = z.infer<typeof storageConsumer>;

export const storageUsage = z.object({
  usedBytes: bytes,
  limitBytes: bytes,
  kinds: z.object({ files: bytes, versions: bytes, trash: bytes, uploads: bytes, exports: bytes }),
  /** Projects in the trash and how many it may hold. */
  trashProjects: z.number().int().min(0),
  trashLimit: z.number().int(),
  /** The largest projects, those in the trash among them, the largest first. */
  consumers: z.array(storageConsumer).max(storageConsumersShown),
});
export type StorageUsage = z.infer<typeof storageUsage>;

export const getStorage = defineEndpoint({
  name: 'getStorage',
  summary: 'What the signed-in person stores, of what kind, and the largest projects',
  method: 'GET',
  path: '/storage',
  access: 'member',
  status: 200,
  reply: storageUsage,
  errors: [],
});
