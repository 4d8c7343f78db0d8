import type { AppError } from '@kilim/contract';

/** Autosave: milliseconds after the last edit until a save starts. */
export const autosaveDelay = 800;
/** Milliseconds until unsaved content is stored as a draft; writing on every key would be slow for a large file. */
export const draftDelay = 200;

/** Milliseconds until the files of the server are kept in the browser: docs/rules/local-storage.md#sync-delays */
export const localFilesDelay = 2_000;

const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Milliseconds until the next try after `attempts` failed ones. */
export function retryDelay(attempts: number): number {
  return retryDelays[Math.min(Math.max(attempts, 1), retryDelays.length) - 1] ?? 30_000;
}

/** Whether the server rejected the save because of a write limit: it is retried, but the connection is fine. */
export function isThrottled(error: AppError): boolean {
  return error.type === 'storage_write_too_fast' || error.type === 'storage_day_limit_reached';
}
