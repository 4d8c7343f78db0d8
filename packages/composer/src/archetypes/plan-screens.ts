import { findScreenKind } from '../print/kinds/index.ts';
import type { Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { PlanInput } from './archetype.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';

/** Tabs that have room for their labels. */
const mainMaximum = 5;

/**
 * The screens of an app: those of `wanted` whose kind accepts their entity, then lists of the other entities as far as tabs
 * have room, settings, and details and forms. Lists without a tab are opened from the settings.
 */
export function planScreens(
  { entities, language }: PlanInput,
  wanted: readonly Screen[],
  inner: readonly Screen[] = [],
): readonly Screen[] {
  const accepted = [...wanted, ...inner].filter((screen) => {
    const entity = entities.find(({ id }) => id === screen.entity);
    return findScreenKind(screen.kind)?.accepts(entity, { entities: [...entities] }) === true;
  });
  const main = accepted.filter(({ place }) => place === 'main').slice(0, mainMaximum - 1);
  const [first] = entities;
  const isComplete = first === undefined || main.some(({ kind }) => findScreenKind(kind)?.isReport !== true);
  const home = isComplete ? main : [listScreen(first, language), ...main].slice(0, mainMaximum - 1);
  // Rows that belong to a main one (the lines of an invoice) are in its details.
  const isPart = (entity: Entity): boolean =>
    first !== undefined && entity.fields.some((field) => field.entity === first.id);
  const isListed = (entity: Entity): boolean =>
    home.some((screen) => screen.entity === entity.id && screen.kind === 'list');
  const others = entities
    .slice(1)
    .filter((entity) => !isListed(entity) && !isPart(entity))
    .map((entity) => listScreen(entity, language));
  const room = mainMaximum - 1 - home.length;
  return [
    ...home,
    ...others.slice(0, room),
    settingsScreen(language),
    ...others.slice(room).map((screen): Screen => ({ ...screen, place: 'inner' })),
    ...accepted.filter(({ place }) => place === 'inner'),
    ...entities.flatMap((entity) => innerScreens(entity, language)),
  ];
}
