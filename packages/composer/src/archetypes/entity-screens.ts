import type { Language } from '@kilim/contract';
import { upperCaseFirst } from '../language/fold.ts';
import { toPascalCase } from '../language/identifiers.ts';
import type { Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';

/** The list of an entity as a main screen: 'Customers'. */
export const listScreen = (entity: Entity, language: Language): Screen => ({
  id: toPascalCase(entity.pluralId),
  kind: 'list',
  entity: entity.id,
  title: upperCaseFirst(entity.many, language),
  icon: entity.icon,
  place: 'main',
  options: {},
});

/** Details and form of an entity, opened from other screens. */
export const innerScreens = (entity: Entity, language: Language): readonly Screen[] => [
  {
    id: `${toPascalCase(entity.id)}Detail`,
    kind: 'detail',
    entity: entity.id,
    title: upperCaseFirst(entity.one, language),
    icon: entity.icon,
    place: 'inner',
    options: {},
  },
  {
    id: `${toPascalCase(entity.id)}Form`,
    kind: 'form',
    entity: entity.id,
    title: upperCaseFirst(entity.one, language),
    icon: entity.icon,
    place: 'inner',
    options: {},
  },
];

export const settingsScreen = (language: Language): Screen => ({
  id: 'Settings',
  kind: 'settings',
  title: language === 'tr' ? 'Ayarlar' : 'Settings',
  icon: 'settings',
  place: 'main',
  options: {},
});
