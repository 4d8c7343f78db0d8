import { randomBytes } from 'node:crypto';

/**
 * A new id (docs/rules/http.md#ids): 20 hex characters, 8 of seconds, 5 of milliseconds and 7 random, so ids sort by
 * time. Two ids of the same millisecond may collide (28 random bits); the primary key then rejects the second insert.
 */
export function newId<Id extends string>(now = Date.now()): Id {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  const milliseconds = (now % 1000).toString(16).padStart(5, '0');
  return (seconds + milliseconds + randomBytes(4).toString('hex').slice(0, 7)) as Id;
}
