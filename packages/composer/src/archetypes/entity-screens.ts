import type { Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';

const pascal = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

const sentence = (text: string, language: string): string => {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase(language) + rest.join('');
};

/** The list of an entity as a main screen: 'Customers'. */
export const listScreen = (entity: Entity, language: string): Screen => ({
  id: pascal(entity.pluralId),
  kind: 'list',
  entity: entity.id,
  title: sentence(entity.many, language),
  icon: entity.icon,
  place: 'main',
  options: {},
});

/** Details and form of an entity, opened from other screens. */
export const innerScreens = (entity: Entity, language: string): readonly Screen[] => [
  {
    id: `${pascal(entity.id)}Detail`,
    kind: 'detail',
    entity: entity.id,
    title: sentence(entity.one, language),
    icon: entity.icon,
    place: 'inner',
    options: {},
  },
  {
    id: `${pascal(entity.id)}Form`,
    kind: 'form',
    entity: entity.id,
    title: sentence(entity.one, language),
    icon: entity.icon,
    place: 'inner',
    options: {},
  },
];

export const settingsScreen = (language: string): Screen => ({
  id: 'Settings',
  kind: 'settings',
  title: language === 'tr' ? 'Ayarlar' : 'Settings',
  icon: 'settings',
  place: 'main',
  options: {},
});
