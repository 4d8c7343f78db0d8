import { randomBytes } from 'node:crypto';

/**
 * A new id in the wire contract's form (20 hex characters: 8 of seconds, 5 of milliseconds, 7 random), so ids made
 * later sort later. 28 random bits within one millisecond; a clash is refused by the primary key, never overwritten.
 */
export function newId<Id extends string>(now = Date.now()): Id {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  const milliseconds = (now % 1000).toString(16).padStart(5, '0');
  return (seconds + milliseconds + randomBytes(4).toString('hex').slice(0, 7)) as Id;
}
