import { notes, player } from '../print/kinds/media/media.ts';
import { chats } from '../print/kinds/social/chat.ts';
import { feedHome } from '../print/kinds/social/feed.ts';
import type { Screen } from '../spec/app-spec.ts';
import type { Archetype, PlanInput } from './archetype.ts';
import { collection } from './collection.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';
import { planLists } from './plan-lists.ts';

/** A screen for the main entity. */
function screenOf(
  { entities }: PlanInput,
  kind: string,
  place: Screen['place'],
  icon: string,
  texts: { readonly id: string; readonly title: string; readonly tabTitle?: string },
): Screen {
  const entity = entities[0]?.id;
  return { ...texts, kind, ...(entity === undefined ? {} : { entity }), icon, place, options: {} };
}

/** Posts, the profile and settings, with the button to write between them. */
export const feed: Archetype = {
  id: 'feed',
  defaultFields: ['author', 'text', 'date', 'likes', 'fav', 'tags'],
  plan(input) {
    const { entities, language, subject } = input;
    const [entity] = entities;
    if (entity === undefined || !feedHome.accepts(entity, { entities: [...entities] }))
      return planLists(input);
    const isTurkish = language === 'tr';
    const [, form] = innerScreens(entity, language);
    return {
      screens: [
        screenOf(input, 'feed', 'main', 'home', {
          id: 'Feed',
          title: subject?.name[language] ?? (isTurkish ? 'Akış' : 'Feed'),
          tabTitle: isTurkish ? 'Akış' : 'Feed',
        }),
        screenOf(input, 'feedProfile', 'main', 'person', {
          id: 'Profile',
          title: isTurkish ? 'Profil' : 'Profile',
        }),
        screenOf(input, 'feedCompose', 'inner', 'create', {
          id: 'Compose',
          title: isTurkish ? `Yeni ${entity.one}` : `New ${entity.one}`,
        }),
        screenOf(input, 'feedPost', 'inner', entity.icon, { id: 'Post', title: entity.one }),
        ...(form === undefined ? [] : [form]),
        settingsScreen(language),
        ...entities
          .slice(1)
          .flatMap((other) => [listScreen(other, language), ...innerScreens(other, language)]),
      ],
      features: ['comments', 'favourites', 'profile', 'settings'],
      layouts: ['feed', 'tabs', 'floatingTabs'],
    };
  },
};

/** Chats by person and settings. */
export const conversation: Archetype = {
  id: 'conversation',
  defaultFields: ['person', 'text', 'dt'],
  plan(input) {
    const { entities, language } = input;
    const [entity] = entities;
    if (entity === undefined || !chats.accepts(entity, { entities: [...entities] })) return planLists(input);
    const isTurkish = language === 'tr';
    return {
      screens: [
        screenOf(input, 'chats', 'main', 'chatbubbles', {
          id: 'Chats',
          title: isTurkish ? 'Sohbetler' : 'Chats',
        }),
        settingsScreen(language),
        screenOf(input, 'chat', 'inner', 'chatbubble', { id: 'Chat', title: isTurkish ? 'Sohbet' : 'Chat' }),
      ],
      features: ['search', 'settings'],
      layouts: ['single', 'tabs', 'floatingTabs'],
    };
  },
};

/** A player or a wall of notes by what the rows have, the rows as a list, and settings. */
export const media: Archetype = {
  id: 'media',
  defaultFields: ['title', 'author', 'dur', 'cat', 'fav'],
  plan(input) {
    const { entities, language, subject } = input;
    const [entity] = entities;
    const spec = { entities: [...entities] };
    const isTurkish = language === 'tr';
    if (subject?.options?.['player'] === 'images') return collection.plan(input);
    const isNotes = subject?.options?.['home'] === 'notes';
    const kind = (isNotes ? [notes, player] : [player, notes]).find((each) => each.accepts(entity, spec));
    if (entity === undefined || kind === undefined) return planLists(input);
    const isPlayer = kind === player;
    return {
      screens: [
        screenOf(input, kind.id, 'main', isPlayer ? 'play-circle' : entity.icon, {
          id: 'Home',
          title:
            subject?.name[language] ??
            (isPlayer ? (isTurkish ? 'Çal' : 'Play') : isTurkish ? 'Notlar' : 'Notes'),
          tabTitle: isPlayer ? (isTurkish ? 'Çal' : 'Play') : isTurkish ? 'Notlar' : 'Notes',
        }),
        ...(isPlayer ? [listScreen(entity, language)] : []),
        settingsScreen(language),
        ...innerScreens(entity, language),
      ],
      features: ['search', 'favourites', 'settings'],
      layouts: isPlayer ? ['tabs', 'floatingTabs'] : ['single', 'drawer'],
    };
  },
};
