import type { Clock } from '../../platform/clock/clock.ts';

/** docs/rules/realtime.md#limits */
const messagesPerMinute = 32;

/** Limits a connection's messages per minute; returns false for a message above the limit. */
export function createMessageRateLimit(clock: Clock): () => boolean {
  const times: number[] = [];
  return () => {
    const now = clock.now();
    while (times[0] !== undefined && now - times[0] >= 60_000) times.shift();
    times.push(now);
    return times.length <= messagesPerMinute;
  };
}
