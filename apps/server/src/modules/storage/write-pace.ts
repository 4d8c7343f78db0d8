import { limits, megabyte } from '@kilim/contract';

/**
 * How a change of what a person stores is held to their limits: `paced` is refused above the limit of storage and
 * above the pace of writing, `limited` above the limit of storage alone (an answer of the AI comes as fast as it
 * comes), `counted` never (deleting must always work).
 */
export type StorageRule = 'paced' | 'limited' | 'counted';

/** Bytes that were written in the minute and the day of a moment. */
export interface WritePace {
  readonly minuteBytes: number;
  readonly dayBytes: number;
}

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/** The minute and the day that a moment is in, counted from the epoch. */
export function windowsAt(now: number): { readonly minute: number; readonly day: number } {
  return { minute: Math.floor(now / minute), day: Math.floor(now / day) };
}

export type PaceRefusal =
  | { readonly type: 'storage_write_too_fast'; readonly params: { readonly seconds: number } }
  | {
      readonly type: 'storage_day_limit_reached';
      readonly params: { readonly limit: number; readonly hours: number };
    };

/** Why what was just written is too much for its minute or day, with the time until the next one; null when it is not. */
export function refusePace({ minuteBytes, dayBytes }: WritePace, now: number): PaceRefusal | null {
  if (dayBytes > limits.bytesWrittenPerDay) {
    const hours = Math.ceil((day - (now % day)) / hour);
    const limit = Math.floor(limits.bytesWrittenPerDay / megabyte);
    return { type: 'storage_day_limit_reached', params: { limit, hours } };
  }
  if (minuteBytes > limits.bytesWrittenPerMinute) {
    return {
      type: 'storage_write_too_fast',
      params: { seconds: Math.ceil((minute - (now % minute)) / 1000) },
    };
  }
  return null;
}

/** Whole megabytes for a person: what is used is never shown as more than it is, and the limit is whole anyway. */
export const toMegabytes = (bytes: number): number => Math.max(0, Math.floor(bytes / megabyte));
