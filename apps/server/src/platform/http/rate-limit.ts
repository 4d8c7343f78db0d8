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
  /** How long a call waits for the shared count before it is counted here. */
  readonly patience?: number;
}

/** A limited call must not wait longer than this for a database that does not answer. */
const sharedPatience = 1_000;
const warningInterval = 60_000;
/** A database that did not answer is not asked again for this long, so that calls do not queue for it. */
const awayFor = 2_000;
/** Keys that are remembered; strangers choose the keys, so there is an end to it. */
const rememberedMaximum = 10_000;

/** Whether a use was there; if not, when the next one is. */
interface Taken {
  readonly refusedUntil: number | null;
}

/** What this process knows of a key until its window ends. */
interface Known {
  /** Uses that were counted for this process ahead of time; 0 when the key is used up. */
  left: number;
  readonly endsAt: number;
}

/**
 * Uses that are counted at once. A tenth of a generous limit, so that a cheap call seldom costs a query; each process
 * may then keep as many from the others, never allow more. A limit of ten, such as that of passwords, is counted exactly.
 */
const stepOf = (allowed: number): number => Math.max(1, Math.floor(allowed / 10));

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
 * Limits that all processes count together; without `shared`, this process alone. A key that is used up is refused from
 * memory until its window ends and costs no query; generous limits are counted several uses at a time. `factor` scales every limit: automated runs register many people
 * from one address.
 *
 * While the database does not answer, every limit is counted in this process instead. Letting everything pass would
 * open passwords to guessing, refusing everything would turn the limiter into an outage of its own; counted here, each
 * process still allows no more than the limit.
 */
export function createRateLimits(factor: number, shared?: SharedRateLimits): RateLimits {
  const countLocally = createLocalCounter();
  const known = new Map<string, Known>();
  const counting = new Map<string, Promise<Taken>>();
  const now = (): number => shared?.clock.now() ?? Date.now();
  let awayUntil = Number.NEGATIVE_INFINITY;
  let warnedAt = Number.NEGATIVE_INFINITY;

  const remember = (key: string, left: number, endsAt: number): void => {
    if (known.size >= rememberedMaximum) {
      for (const [other, { endsAt: end }] of known) if (end <= now()) known.delete(other);
      if (known.size >= rememberedMaximum) known.clear();
    }
    known.set(key, { left, endsAt });
  };

  const countShared = async (count: RateLimitCount, allowed: number): Promise<RateLimitUse> => {
    if (!shared) return countLocally(count);
    if (now() < awayUntil) return countLocally(count);
    const answer = shared.count(count);
    // An answer that comes too late for this call still counts for the next one.
    answer.then(
      ({ used, endsAt }) => {
        if (used - count.uses >= allowed && !known.has(count.key)) remember(count.key, 0, endsAt);
      },
      () => {},
    );
    try {
      return await within(answer, shared.patience ?? sharedPatience);
    } catch (error) {
      awayUntil = now() + awayFor;
      if (now() - warnedAt >= warningInterval) {
        warnedAt = now();
        shared.log.warn({ err: error }, 'rate limits are counted in this process only');
      }
      return countLocally(count);
    }
  };

  /** Takes a use from what this process knows: null when it has to count first. */
  const takeKnown = (key: string, duration: number): Taken | null => {
    const fact = known.get(key);
    // A window that ends later than it could was left behind by a clock that jumped.
    if (fact && fact.endsAt > now() && fact.endsAt <= now() + 2 * duration) {
      if (fact.left === 0) return { refusedUntil: fact.endsAt };
      fact.left -= 1;
      if (fact.left === 0) known.delete(key);
      return { refusedUntil: null };
    }
    known.delete(key);
    return null;
  };

  const countMore = async (key: string, allowed: number, duration: number): Promise<Taken> => {
    const uses = stepOf(allowed);
    const { used, endsAt } = await countShared({ key, uses, now: now(), duration }, allowed);
    const before = used - uses;
    if (before >= allowed) {
      remember(key, 0, endsAt);
      return { refusedUntil: endsAt };
    }
    const left = Math.min(uses, allowed - before) - 1;
    if (left > 0) remember(key, left, endsAt);
    return { refusedUntil: null };
  };

  const take = async (key: string, allowed: number, duration: number): Promise<Taken> => {
    for (;;) {
      const taken = takeKnown(key, duration);
      if (taken) return taken;
      if (stepOf(allowed) === 1) return countMore(key, allowed, duration);
      // Whoever counts several uses counts for those that wait as well: each counting would use up the limit at once.
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
      const { refusedUntil } = await take(hashKey(name, key, seconds), allowed, seconds * 1_000);
      if (refusedUntil === null) return;
      throw new AppError('general_rate_limit_exceeded', {
        params: { seconds: Math.max(1, Math.ceil((refusedUntil - now()) / 1000)) },
        details: { limit: allowed, remaining: 0, reset: Math.ceil(refusedUntil / 1000) },
      });
    },
  };
}
