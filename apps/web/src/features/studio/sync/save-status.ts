import type { AppError } from '@kilim/contract';

/** What the top bar says about the open document. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Milliseconds after the last key until a save starts. */
export const saveDelay = 800;
/** Milliseconds until unsaved content is kept in this browser; short, but not on every key of a large file. */
export const draftDelay = 200;

const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Wait before the next try, in milliseconds, after `attempts` failed ones. */
export function retryDelay(attempts: number): number {
  return retryDelays[Math.min(Math.max(attempts, 1), retryDelays.length) - 1] ?? 30_000;
}

/** Whether the save was refused for its pace: it is tried again, but the reason is not the connection. */
export function isPaced(error: AppError): boolean {
  return error.type === 'storage_write_too_fast' || error.type === 'storage_day_limit_reached';
}

/** Whether the failure says nothing about the request itself, so the same save is worth another try. */
export function isTransient(error: AppError): boolean {
  return error.retryable;
}
