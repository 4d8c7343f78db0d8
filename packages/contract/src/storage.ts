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

/** Share of the quota from which the web app shows a notice. */
export const storageWarningShare = 0.8;
export const storageConsumersShown = 20;

const bytes = z.number().int().min(0);

export const storageConsumer = z.object({
  projectId,
  name: z.string(),
  /** Current files and the contents that only older versions use. */
  bytes,
  /** Current files only. */
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
  /** Number of projects in the trash. */
  trashProjects: z.number().int().min(0),
  trashLimit: z.number().int(),
  /** The largest projects including those in the trash, largest first. */
  consumers: z.array(storageConsumer).max(storageConsumersShown),
});
export type StorageUsage = z.infer<typeof storageUsage>;

export const getStorage = defineEndpoint({
  name: 'getStorage',
  summary: "Returns the caller's stored bytes by kind and the largest projects.",
  method: 'GET',
  path: '/storage',
  access: 'member',
  status: 200,
  reply: storageUsage,
  errors: [],
});
