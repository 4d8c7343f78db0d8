import { createHash } from 'node:crypto';
import { AppError } from '@kilim/contract';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import type { RateLimitUse } from './rate-limit-table.ts';

export interface RateLimits {
  /** Counts one use of `key`; throws `general_rate_limit_exceeded` with the seconds to wait. */
  consume(name: string, key: string, points: number, seconds: number): Promise<void>;
}

export interface SharedRateLimits {
  /** Counts a use for all processes together. */
  count(key: string, now: number, duration: number): Promise<RateLimitUse>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** How long a call waits for the shared count before it is counted here. */
  readonly patience?: number;
}

/** A limited call must not wait longer than this for a database that does not answer. */
const sharedPatience = 1_000;
const warningInterval = 60_000;
/** Keys that are known to be used up; strangers choose the keys, so there is an end to it. */
const blockedMaximum = 10_000;

/** A stable name for a key that tells nothing about it: keys are addresses, e-mails and ids. */
const hashKey = (name: string, key: string, seconds: number): string =>
  createHash('sha256').update(`${name}\n${seconds}\n${key}`).digest('base64url');

async function within<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The shared rate limits did not answer in time.')), patience);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Counters of this process alone. */
function createLocalCounter() {
  const limiters = new Map<number, RateLimiterMemory>();
  return async (key: string, now: number, duration: number): Promise<RateLimitUse> => {
    const limiter =
      limiters.get(duration) ??
      new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: duration / 1_000 });
    limiters.set(duration, limiter);
    const { consumedPoints, msBeforeNext } = await limiter.consume(key);
    return { used: consumedPoints, endsAt: now + msBeforeNext };
  };
}

/**
 * Limits that all processes count together; without `shared`, this process alone. A key that is used up is refused from
 * memory until its window ends and costs no query. `factor` scales every limit: automated runs register many people
 * from one address.
 *
 * While the database does not answer, every limit is counted in this process instead. Letting everything pass would
 * open passwords to guessing, refusing everything would turn the limiter into an outage of its own; counted here, each
 * process still allows no more than the limit.
 */
export function createRateLimits(factor: number, shared?: SharedRateLimits): RateLimits {
  const countLocally = createLocalCounter();
  const blockedUntil = new Map<string, number>();
  const now = (): number => shared?.clock.now() ?? Date.now();
  let warnedAt = Number.NEGATIVE_INFINITY;

  const block = (key: string, endsAt: number): void => {
    if (blockedUntil.size >= blockedMaximum) {
      for (const [known, until] of blockedUntil) if (until <= now()) blockedUntil.delete(known);
      if (blockedUntil.size >= blockedMaximum) blockedUntil.clear();
    }
    blockedUntil.set(key, endsAt);
  };

  const count = async (key: string, duration: number, allowed: number): Promise<RateLimitUse> => {
    if (!shared) return countLocally(key, now(), duration);
    const counting = shared.count(key, now(), duration);
    // An answer that comes too late for this call still counts for the next one.
    counting.then(
      ({ used, endsAt }) => used > allowed && block(key, endsAt),
      () => {},
    );
    try {
      return await within(counting, shared.patience ?? sharedPatience);
    } catch (error) {
      if (now() - warnedAt >= warningInterval) {
        warnedAt = now();
        shared.log.warn({ err: error }, 'rate limits are counted in this process only');
      }
      return countLocally(key, now(), duration);
    }
  };

  const refuse = (allowed: number, endsAt: number): AppError =>
    new AppError('general_rate_limit_exceeded', {
      params: { seconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) },
      details: { limit: allowed, remaining: 0, reset: Math.ceil(endsAt / 1000) },
    });

  return {
    consume: async (name, key, points, seconds) => {
      const allowed = Math.max(1, Math.floor(points * factor));
      const hashed = hashKey(name, key, seconds);
      const until = blockedUntil.get(hashed);
      if (until !== undefined && until > now()) throw refuse(allowed, until);
      blockedUntil.delete(hashed);
      const { used, endsAt } = await count(hashed, seconds * 1_000, allowed);
      if (used <= allowed) return;
      block(hashed, endsAt);
      throw refuse(allowed, endsAt);
    },
  };
}
