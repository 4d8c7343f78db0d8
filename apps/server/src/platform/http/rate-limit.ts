import { createHash } from 'node:crypto';
import { AppError } from '@kilim/contract';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import type { RateLimitCount, RateLimitUse } from './rate-limit-table.ts';

export interface RateLimits {
  /** Counts one use of `key`; throws `general_rate_limit_exceeded` with the seconds to wait. */
  consume(name: string, key: string, points: number, seconds: number): Promise<void>;
}

export interface SharedRateLimits {
  /** Counts uses for all processes together. */
  count(count: RateLimitCount): Promise<RateLimitUse>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds after which a call is counted in this process instead. */
  readonly timeout?: number;
}

/** Milliseconds that a call waits for the database. */
const sharedTimeout = 1_000;
const warningInterval = 60_000;
/** Milliseconds without queries after the database did not respond, so that calls do not queue. */
const outagePause = 2_000;
/** Bounded, because clients choose the keys. */
const cachedKeysMaximum = 10_000;

interface Decision {
  /** null when the use is allowed. */
  readonly rejectedUntil: number | null;
}

/** A window of a key as cached in this process. */
interface CachedWindow {
  /** Uses that were counted in advance; 0 when the limit is reached. */
  left: number;
  readonly endsAt: number;
}

/**
 * Uses counted per query: a tenth of the limit, so that a cheap call seldom needs a query. Uses reserved by one process
 * are missing in others, but the limit is never exceeded. Limits up to 19, such as that of passwords, are counted one
 * by one.
 */
const stepOf = (allowed: number): number => Math.max(1, Math.floor(allowed / 10));

/** Keys are stored as hashes, because they are addresses, e-mails and ids. */
const hashKey = (name: string, key: string, seconds: number): string =>
  createHash('sha256').update(`${name}\n${seconds}\n${key}`).digest('base64url');

async function withTimeout<Result>(work: Promise<Result>, timeout: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The shared rate limits timed out.')), timeout);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Counters of this process. */
function createLocalCounter() {
  const limiters = new Map<number, RateLimiterMemory>();
  return async ({ key, uses, now, duration }: RateLimitCount): Promise<RateLimitUse> => {
    const limiter =
      limiters.get(duration) ??
      new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: duration / 1_000 });
    limiters.set(duration, limiter);
    const { consumedPoints, msBeforeNext } = await limiter.consume(key, uses);
    return { used: consumedPoints, endsAt: now + msBeforeNext };
  };
}

/**
 * Rate limits (docs/rules/http.md#rate-limits) that all processes share; without `shared`, of this process alone. A key
 * whose limit is reached is rejected from memory without a query. `factor` scales every limit, for automated tests.
 *
 * While the database does not respond, limits are counted in this process: allowing everything would permit guessing of
 * passwords, rejecting everything would take the site down.
 */
export function createRateLimits(factor: number, shared?: SharedRateLimits): RateLimits {
  const countLocally = createLocalCounter();
  const cache = new Map<string, CachedWindow>();
  const counting = new Map<string, Promise<Decision>>();
  const now = (): number => shared?.clock.now() ?? Date.now();
  let localUntil = Number.NEGATIVE_INFINITY;
  let warnedAt = Number.NEGATIVE_INFINITY;

  const addToCache = (key: string, left: number, endsAt: number): void => {
    if (cache.size >= cachedKeysMaximum) {
      for (const [other, { endsAt: end }] of cache) if (end <= now()) cache.delete(other);
      if (cache.size >= cachedKeysMaximum) cache.clear();
    }
    cache.set(key, { left, endsAt });
  };

  const countShared = async (count: RateLimitCount, allowed: number): Promise<RateLimitUse> => {
    if (!shared) return countLocally(count);
    if (now() < localUntil) return countLocally(count);
    const result = shared.count(count);
    // A result after the timeout still applies to the next call.
    result.then(
      ({ used, endsAt }) => {
        if (used - count.uses >= allowed && !cache.has(count.key)) addToCache(count.key, 0, endsAt);
      },
      () => {},
    );
    try {
      return await withTimeout(result, shared.timeout ?? sharedTimeout);
    } catch (error) {
      localUntil = now() + outagePause;
      if (now() - warnedAt >= warningInterval) {
        warnedAt = now();
        shared.log.warn({ err: error }, 'rate limits are counted in this process only');
      }
      return countLocally(count);
    }
  };

  /** Takes a use from the cached window; null when there is none and the database has to count. */
  const takeCached = (key: string, duration: number): Decision | null => {
    const cached = cache.get(key);
    // A window that ends later than possible is from before the clock was set back.
    if (cached && cached.endsAt > now() && cached.endsAt <= now() + 2 * duration) {
      if (cached.left === 0) return { rejectedUntil: cached.endsAt };
      cached.left -= 1;
      if (cached.left === 0) cache.delete(key);
      return { rejectedUntil: null };
    }
    cache.delete(key);
    return null;
  };

  const countMore = async (key: string, allowed: number, duration: number): Promise<Decision> => {
    const uses = stepOf(allowed);
    const { used, endsAt } = await countShared({ key, uses, now: now(), duration }, allowed);
    const before = used - uses;
    if (before >= allowed) {
      addToCache(key, 0, endsAt);
      return { rejectedUntil: endsAt };
    }
    const left = Math.min(uses, allowed - before) - 1;
    if (left > 0) addToCache(key, left, endsAt);
    return { rejectedUntil: null };
  };

  const take = async (key: string, allowed: number, duration: number): Promise<Decision> => {
    for (;;) {
      const decision = takeCached(key, duration);
      if (decision) return decision;
      if (stepOf(allowed) === 1) return countMore(key, allowed, duration);
      // Concurrent calls share one query; if each reserved several uses, the limit would be reached at once.
      const running = counting.get(key);
      if (running) {
        await running.catch(() => {});
        continue;
      }
      const mine = countMore(key, allowed, duration).finally(() => counting.delete(key));
      counting.set(key, mine);
      return mine;
    }
  };

  return {
    consume: async (name, key, points, seconds) => {
      const allowed = Math.max(1, Math.floor(points * factor));
      const { rejectedUntil } = await take(hashKey(name, key, seconds), allowed, seconds * 1_000);
      if (rejectedUntil === null) return;
      throw new AppError('general_rate_limit_exceeded', {
        params: { seconds: Math.max(1, Math.ceil((rejectedUntil - now()) / 1000)) },
        details: { limit: allowed, remaining: 0, reset: Math.ceil(rejectedUntil / 1000) },
      });
    },
  };
}
