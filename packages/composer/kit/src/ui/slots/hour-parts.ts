import { openingHours } from '../../data/opening-hours';
import { dayEnd, listFreeHours, overlap, type Span } from '../../data/slots';

export interface TakenSlot extends Span {
  id: string;
  resourceId: string;
  title: string;
}

/** What one resource has in an hour: a booking, a free time, or nothing because it is over or closed. */
export type HourPart =
  | { state: 'taken'; start: number; slot: TakenSlot }
  | { state: 'free' | 'over' | 'closed'; start: number };

export const hourLength = 60;

/** The full hours of a day: the opening hours, and those of bookings before or after them. */
export function listHours(taken: readonly Span[]): number[] {
  const first = Math.min(openingHours.start, ...taken.map(({ start }) => start));
  const last = Math.max(openingHours.end, ...taken.map(({ end }) => Math.min(end, dayEnd)));
  const begin = Math.floor(first / hourLength) * hourLength;
  const count = Math.ceil((last - begin) / hourLength);
  return Array.from({ length: count }, (_, index) => begin + index * hourLength);
}

/** The bookings of one resource in the hour, and the first free time of it, by start. */
export function listParts(own: readonly TakenSlot[], hour: number, from: number): HourPart[] {
  const span = { start: hour, end: hour + hourLength };
  const bookings = own
    .filter((slot) => overlap(slot, span))
    .map((slot) => ({ state: 'taken' as const, start: Math.max(slot.start, hour), slot }));
  const free = listFreeHours(own, from)
    .filter((start) => start >= span.start && start < span.end)
    .map((start) => ({ state: 'free' as const, start }));
  const parts = [...bookings, ...free].sort((a, b) => a.start - b.start);
  if (parts.length > 0) return parts;
  const isOpen = span.end > openingHours.start && hour < openingHours.end;
  return [{ state: isOpen ? 'over' : 'closed', start: hour }];
}
