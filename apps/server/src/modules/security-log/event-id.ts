import { randomBytes } from 'node:crypto';
import { firstIdAt } from './event-record.ts';

let last = 0;
let count = 0;

/**
 * An id that sorts by time and, within a millisecond, by the order in this process: a sign-in and what it caused share
 * their millisecond. The random part keeps the ids of several processes apart.
 */
export function newEventId(now: number): string {
  count = now === last ? count + 1 : 0;
  last = now;
  const order = count.toString(16).padStart(5, '0');
  return `${firstIdAt(now)}${order}${randomBytes(5).toString('hex')}`;
}
