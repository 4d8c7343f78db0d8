import { AppError } from '@kilim/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimits {
  /** Counts one use of `key`; throws `general_rate_limit_exceeded` with the seconds to wait. */
  consume(name: string, key: string, points: number, seconds: number): Promise<void>;
}

/** Counters in this process. `factor` scales every limit: automated runs register many people from one address. */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    consume: async (name, key, points, seconds) => {
      const allowed = Math.max(1, Math.floor(points * factor));
      const id = `${name}:${allowed}:${seconds}`;
      const limiter =
        limiters.get(id) ?? new RateLimiterMemory({ points: allowed, duration: seconds, keyPrefix: id });
      limiters.set(id, limiter);
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('general_rate_limit_exceeded', {
          params: { seconds: Math.ceil(refusal.msBeforeNext / 1000) },
          details: {
            limit: allowed,
            remaining: 0,
            reset: Math.ceil((Date.now() + refusal.msBeforeNext) / 1000),
          },
        });
      }
    },
  };
}
