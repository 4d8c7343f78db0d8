import { listScreen } from '../../archetypes/entity-screens.ts';
import { uniqueIdentifier } from '../../language/identifiers.ts';
import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Operation } from '../operation.ts';

/** Whether a screen shows all rows of its entity, as a list or as cards. */
const showsAll = ({ kind, options }: Screen): boolean =>
  (kind === 'list' || kind === 'grid') && options['onlyFavourites'] !== true;

/** The list of an entity; one in the navigation before one that is opened by another screen. */
export function findList({ screens }: Pick<AppSpec, 'screens'>, entity: Entity): Screen | undefined {
  const lists = screens.filter((screen) => screen.entity === entity.id && showsAll(screen));
  return lists.find(({ place }) => place === 'main') ?? lists[0];
}

/** Adds a list of the entity before the settings. */
export function addList(
  spec: AppSpec,
  entity: Entity,
  options: Screen['options'] = {},
): Extract<Operation, { kind: 'addScreen' }> {
  const screen = listScreen(entity, spec.language);
  const settings = spec.screens.findIndex(({ kind, place }) => kind === 'settings' && place === 'main');
  const id = uniqueIdentifier(screen.id, new Set(spec.screens.map((each) => each.id)));
  const index = settings > 0 ? settings : spec.screens.length;
  return { kind: 'addScreen', screen: { ...screen, id, options }, index };
}
