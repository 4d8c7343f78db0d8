import { randomBytes } from 'node:crypto';
import { firstIdAt } from './event-record.ts';

let last = 0;
let count = 0;

/** Returns an id that sorts by time and, within a millisecond, by the order in this process; unique across processes. */
export function newEventId(now: number): string {
  count = now === last ? count + 1 : 0;
  last = now;
  const order = count.toString(16).padStart(5, '0');
  return `${firstIdAt(now)}${order}${randomBytes(5).toString('hex')}`;
}
