import type { Language } from '@kilim/contract';
import { innerScreens, listScreen } from '../../archetypes/entity-screens.ts';
import { fold } from '../../language/fold.ts';
import { toIdentifier, toPascalCase, uniqueIdentifier } from '../../language/identifiers.ts';
import { games } from '../../print/kinds/games/games.ts';
import type { ScreenKind } from '../../print/screen-kind.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { ExplicitScreen } from '../understanding.ts';
import type { ScreenConcept } from '../words/screen-words.ts';

/** Kinds that show a concept, besides one with the concept's own name. */
const kindsOfConcept: Partial<Record<ScreenConcept, readonly string[]>> = {
  week: ['weekGrid', 'weekPlan', 'agenda', 'calendar'],
  agenda: ['calendar'],
  chart: ['statistics'],
  reports: ['statistics'],
  map: ['places', 'nearby'],
  gallery: ['grid'],
  orders: ['myOrders'],
  profile: ['accountProfile'],
  timer: ['stopwatch', 'countdown'],
};

function findKind(
  screen: ExplicitScreen,
  kinds: readonly ScreenKind[],
  language: Language,
): ScreenKind | undefined {
  const ids = [screen.concept, ...(kindsOfConcept[screen.concept] ?? [])];
  for (const id of ids) {
    const kind = kinds.find((candidate) => candidate.id === id);
    if (kind) return kind;
  }
  const title = fold(screen.title);
  return kinds.find((kind) => kind.words[language].some((word) => title === fold(word)));
}

export interface ScreenPlan {
  readonly screens: readonly Screen[];
  /** Titles of screens that no kind can show. */
  readonly unmet: readonly string[];
}

/** Concepts that every app's planned screens already show. */
const alwaysMet = new Set<ScreenConcept>([
  'home',
  'list',
  'form',
  'detail',
  'compose',
  'login',
  'onboarding',
]);

/** Games explain their rules on their own screen. */
const hasHelp = ({ concept }: ExplicitScreen, screens: readonly Screen[]): boolean =>
  concept === 'help' && screens.some(({ kind }) => games.some(({ id }) => id === kind));

/** Adds the screens that a description names to the planned ones; a named screen that exists gets the user's title. */
export function planScreens(
  planned: readonly Screen[],
  explicit: readonly ExplicitScreen[],
  entities: readonly Entity[],
  kinds: readonly ScreenKind[],
  language: Language,
): ScreenPlan {
  let screens = [...planned];
  const unmet: string[] = [];
  const main = entities[0];
  for (const wanted of explicit) {
    const kind = findKind(wanted, kinds, language);
    const existing = screens.find(
      (screen) => screen.kind === kind?.id || fold(screen.title) === fold(wanted.title),
    );
    if (wanted.isRemoved) {
      const rest = screens.filter((screen) => screen !== existing);
      if (existing && rest.some(({ place }) => place === 'main')) screens = rest;
      continue;
    }
    const entity = wanted.noun
      ? entities.find(
          ({ one, many }) =>
            [fold(one), fold(many)].includes(fold(wanted.noun?.many ?? '')) ||
            fold(one) === fold(wanted.noun?.one ?? ''),
        )
      : undefined;
    if (wanted.concept === 'entity') {
      if (!entity) unmet.push(wanted.title);
      else if (screens.some(({ kind, entity: of }) => kind === 'list' && of === entity.id))
        screens = screens.map((screen) =>
          screen.kind === 'list' && screen.entity === entity.id
            ? { ...screen, place: 'main' as const }
            : screen,
        );
      else if (!screens.some((screen) => screen.entity === entity.id && screen.place === 'main'))
        screens = [...screens, withFreeId(listScreen(entity, language), screens)];
      if (entity) screens = withInnerScreens(screens, entity, language);
    } else if (wanted.concept === 'home') {
      screens = screens.map((screen, at) =>
        at === 0 && !/^(?:ana sayfa|ana ekran|home|main|landing)/i.test(wanted.title)
          ? { ...screen, tabTitle: wanted.title.slice(0, 20) }
          : screen,
      );
    } else if (!existing && !alwaysMet.has(wanted.concept) && !hasHelp(wanted, screens)) {
      const accepting = kind
        ? [main, ...entities, undefined].find((candidate) =>
            kind.accepts(candidate, { entities: [...entities] }),
          )
        : undefined;
      const accepts =
        kind !== undefined &&
        (accepting !== undefined || kind.accepts(undefined, { entities: [...entities] }));
      if (kind && accepts) screens = [...screens, toScreen(wanted, kind, accepting, screens)];
      else unmet.push(wanted.title);
    }
  }
  return { screens, unmet };
}

const withFreeId = (screen: Screen, screens: readonly Screen[]): Screen => ({
  ...screen,
  id: uniqueIdentifier(screen.id, new Set(screens.map(({ id }) => id))),
});

/** Screens with a list, details and a form of an entity. */
export function withEntity(screens: readonly Screen[], entity: Entity, language: Language): Screen[] {
  const isListed = screens.some((screen) => screen.entity === entity.id && screen.place === 'main');
  const hasList = screens.some(({ kind, entity: of }) => kind === 'list' && of === entity.id);
  const listed = isListed
    ? [...screens]
    : hasList
      ? screens.map((screen) =>
          screen.kind === 'list' && screen.entity === entity.id
            ? { ...screen, place: 'main' as const }
            : screen,
        )
      : [...screens, withFreeId(listScreen(entity, language), screens)];
  return withInnerScreens(listed, entity, language);
}

function withInnerScreens(screens: readonly Screen[], entity: Entity, language: Language): Screen[] {
  const missing = innerScreens(entity, language).filter(
    (inner) =>
      !screens.some(
        (screen) => screen.id === inner.id || (screen.kind === inner.kind && screen.entity === entity.id),
      ),
  );
  const all = [...screens];
  for (const screen of missing) all.push(withFreeId(screen, all));
  return all;
}

function toScreen(
  wanted: ExplicitScreen,
  kind: ScreenKind,
  entity: Entity | undefined,
  screens: readonly Screen[],
): Screen {
  const id = uniqueIdentifier(
    toPascalCase(toIdentifier(wanted.title, kind.id)),
    new Set(screens.map((screen) => screen.id)),
  );
  return {
    id,
    kind: kind.id,
    ...(entity ? { entity: entity.id } : {}),
    title: wanted.title.slice(0, 60),
    icon: icons[wanted.concept] ?? 'apps',
    place: 'main',
    options: {},
  };
}

const icons: Partial<Record<ScreenConcept, string>> = {
  calendar: 'calendar',
  agenda: 'today',
  week: 'calendar-number',
  board: 'grid',
  chart: 'bar-chart',
  statistics: 'stats-chart',
  reports: 'stats-chart',
  history: 'time',
  map: 'map',
  search: 'search',
  favourites: 'heart',
  settings: 'settings',
  profile: 'person-circle',
  login: 'log-in',
  about: 'information-circle',
  cart: 'cart',
  orders: 'receipt',
  chat: 'chatbubbles',
  feed: 'newspaper',
  gallery: 'images',
  timer: 'timer',
  reminders: 'notifications',
  contact: 'call',
  scores: 'trophy',
};
