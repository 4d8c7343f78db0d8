import { describe, expect, it } from 'vitest';
import { importKit } from '../../../testing/kit-module.ts';

interface Slot {
  readonly id: string;
  readonly resourceId: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}
interface Part {
  readonly state: 'taken' | 'free' | 'over' | 'closed';
  readonly start: number;
  readonly slot?: Slot;
}
interface HourParts {
  listHours(taken: readonly Slot[]): number[];
  listParts(own: readonly Slot[], hour: number, from: number): Part[];
}
const { listHours, listParts } = await importKit<HourParts>('ui/slots/hour-parts');
const hour = 60;
const slot = (id: string, start: number, end: number): Slot => ({
  id,
  resourceId: 'room',
  title: id,
  start: start * hour,
  end: end * hour,
});
const shown = (own: readonly Slot[], at: number, from = 0): string[] =>
  listParts(own, at * hour, from * hour).map(
    ({ state, start, slot: found }) => `${found?.id ?? state} ${start / hour}`,
  );

describe('hours of a resource', () => {
  it('shows every booking of an hour', () => {
    expect(shown([slot('b', 14.5, 15), slot('a', 14, 14.5)], 14)).toEqual(['a 14', 'b 14.5']);
  });

  it('offers the rest of an hour that is half taken', () => {
    expect(shown([slot('a', 14, 14.5)], 14)).toEqual(['a 14', 'free 14.5']);
    expect(shown([slot('a', 13.5, 14.5)], 14)).toEqual(['a 14', 'free 14.5']);
  });

  it('offers no time that has passed', () => {
    expect(shown([], 14, 14.25)).toEqual(['free 14.5']);
    expect(shown([], 14, 14.75)).toEqual(['over 14']);
    expect(shown([], 9, 24)).toEqual(['over 9']);
  });

  it('has the hours of bookings outside of the opening hours, which are otherwise closed', () => {
    const hours = listHours([slot('a', 7.5, 8), slot('b', 20, 25)]);
    expect(hours[0]).toBe(7 * hour);
    expect(hours.at(-1)).toBe(23 * hour);
    expect(shown([slot('a', 7.5, 8)], 7)).toEqual(['a 7.5']);
    expect(shown([], 7)).toEqual(['closed 7']);
  });
});
