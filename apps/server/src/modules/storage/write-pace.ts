import { limits, megabyte } from '@kilim/contract';

/**
 * Which limits apply to a change: `paced` the quota and the write pace, `daily` the quota and the pace of a day (files that
 * are larger than the pace of a minute), `limited` the quota only (answers of the AI), `counted` none (deleting must always
 * work).
 */
export type StorageRule = 'paced' | 'daily' | 'limited' | 'counted';

/** Bytes written in the current minute and day. */
export interface WritePace {
  readonly minuteBytes: number;
  readonly dayBytes: number;
}

const minute = 60_000;
const day = 24 * 3_600_000;

/** Number of the minute and of the day (UTC) since the epoch. */
export function windowsAt(now: number): { readonly minute: number; readonly day: number } {
  return { minute: Math.floor(now / minute), day: Math.floor(now / day) };
}

export type PaceError =
  | { readonly type: 'storage_write_too_fast'; readonly params: { readonly seconds: number } }
  | {
      readonly type: 'storage_day_limit_reached';
      readonly params: { readonly limit: number; readonly seconds: number };
    };

/** The error when the pace is exceeded, with the time until the next window, or null (docs/rules/storage.md#write-pace). */
export function findPaceError(
  { minuteBytes, dayBytes }: WritePace,
  now: number,
  rule: 'paced' | 'daily' = 'paced',
): PaceError | null {
  if (dayBytes > limits.bytesWrittenPerDay) {
    const seconds = Math.ceil((day - (now % day)) / 1_000);
    const limit = Math.floor(limits.bytesWrittenPerDay / megabyte);
    return { type: 'storage_day_limit_reached', params: { limit, seconds } };
  }
  if (rule === 'paced' && minuteBytes > limits.bytesWrittenPerMinute) {
    return {
      type: 'storage_write_too_fast',
      params: { seconds: Math.ceil((minute - (now % minute)) / 1000) },
    };
  }
  return null;
}

/** Whole megabytes for display, rounded down. */
export const toMegabytes = (bytes: number): number => Math.max(0, Math.floor(bytes / megabyte));
