import { toPascalCase } from '../language/identifiers.ts';
import type { Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { PlanInput } from './archetype.ts';

interface ScreenText {
  readonly tr: string;
  readonly en: string;
}

/** How screens are called in the code where the kind's own name says little. */
const suffixes: Readonly<Record<string, string>> = {
  attendance: 'RollCall',
  attendanceReport: 'Report',
  habit: 'Today',
  habitProgress: 'Progress',
  list: 'List',
  logHome: 'Home',
};

/** Name of a screen in the code: 'AppointmentAgenda', and 'NewBooking' instead of 'BookingBooking'. */
function screenId(kind: string, entity: Entity): string {
  const name = toPascalCase(entity.id);
  if (kind === 'booking' && name.endsWith('Booking')) return `New${name}`;
  return `${name}${suffixes[kind] ?? toPascalCase(kind)}`;
}

/** A screen of an entity by its kind. */
export const screenOf = (
  { language }: Pick<PlanInput, 'language'>,
  kind: string,
  entity: Entity,
  title: ScreenText,
  icon: string,
  place: Screen['place'] = 'main',
): Screen => ({
  id: screenId(kind, entity),
  kind,
  entity: entity.id,
  title: title[language],
  icon,
  place,
  options: {},
});
