import type { Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { PlanInput } from './archetype.ts';

const pascal = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

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

/** A screen of an entity by its kind: 'AppointmentAgenda'. */
export const screenOf = (
  { language }: Pick<PlanInput, 'language'>,
  kind: string,
  entity: Entity,
  title: ScreenText,
  icon: string,
  place: Screen['place'] = 'main',
): Screen => ({
  id: `${pascal(entity.id)}${suffixes[kind] ?? pascal(kind)}`,
  kind,
  entity: entity.id,
  title: title[language],
  icon,
  place,
  options: {},
});

/** The entities that the first one refers to, in the order of its fields. */
export function referredEntities(entities: readonly Entity[]): readonly Entity[] {
  const [main] = entities;
  const ids = main?.fields.map(({ entity }) => entity) ?? [];
  return [...new Set(ids)]
    .map((id) => entities.find((entity) => entity.id === id))
    .filter((entity): entity is Entity => entity !== undefined && entity !== main);
}
