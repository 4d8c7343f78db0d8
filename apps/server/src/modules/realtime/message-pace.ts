import type { Clock } from '../../platform/clock/clock.ts';

const messagesPerMinute = 32;

/** Counts one connection's messages (wire-contract.md §6); answers false for one too many within a minute. */
export function createMessagePace(clock: Clock): () => boolean {
  const times: number[] = [];
  return () => {
    const now = clock.now();
    while (times[0] !== undefined && now - times[0] >= 60_000) times.shift();
    times.push(now);
    return times.length <= messagesPerMinute;
  };
}
