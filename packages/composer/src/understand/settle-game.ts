import { nearestGame } from '../archetypes/game/nearest-game.ts';
import { fold } from '../language/fold.ts';
import { gameSubjects } from '../lexicon/subjects/games.ts';
import { findGamePlay } from './find-game-play.ts';
import { findGameTopic, namesSomething } from './find-game-topic.ts';
import { emptyApp } from './plain-apps.ts';
import type { AppUnderstanding } from './understanding.ts';

/** Names of products: an app never gets one as its name unless the user says so. */
const trademarks =
  /tetris|candy ?crush|flapp?y|mario|pac-?man|subway surfers?|temple run|monopoly|wordle|bejeweled|rummikub|scrabble|fruit ninja|angry birds/;

export const isTrademark = (text: string): boolean => trademarks.test(fold(text));

const collection = gameSubjects.find(({ id }) => id === 'partyGames');

/** "ejderha" → "ejderha oyunu", "dragon" → "a dragon game". */
function asGame(noun: string, language: AppUnderstanding['language']): string {
  if (language === 'tr') return /oyun/.test(noun) ? noun : `${noun} oyunu`;
  const phrase = /\bgames?$/.test(noun) ? noun : `${noun} game`;
  return `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** The game that is nearest to a noun, by its own name; the reply names the noun if it is another game. */
function nearest(app: AppUnderstanding, noun: string): AppUnderstanding {
  const found = nearestGame(noun.split(' '));
  const common = { ...app, noun: undefined };
  // A collection is the nearest to a game that is like no other.
  if (!found) return { ...common, subject: collection, askedGame: asGame(noun, app.language) };
  const named = { ...common, subject: undefined, name: app.name ?? found.game.name[app.language] };
  return found.isExact ? named : { ...named, askedGame: asGame(noun, app.language) };
}

/**
 * Makes honest what a game is called: one that there is not gives way to the nearest game with that game's name, and the
 * reply names what was asked for.
 */
export function settleGame(text: string, app: AppUnderstanding): AppUnderstanding {
  const { archetype, subject, noun, language, seed, look } = app;
  const topic = findGameTopic(text, app);
  if (topic !== undefined) {
    const game = {
      ...emptyApp,
      kind: 'app',
      language,
      seed,
      look,
      subject: undefined,
      archetype: 'game',
    } as const;
    return nearest(game, topic);
  }
  if (archetype !== 'game') return app;
  const isUnnamed = subject === undefined || subject.options?.['game'] === 'collection';
  const play = isUnnamed ? findGamePlay(text, language) : undefined;
  const played = play && gameSubjects.find(({ options }) => options?.['game'] === play.game);
  if (play && played)
    return {
      ...app,
      subject: played,
      noun: undefined,
      name: app.name ?? `${play.hero} ${language === 'tr' ? 'Oyunu' : 'Game'}`,
      askedGame: play.asked,
    };
  const asked = subject?.options?.['asked'];
  if (typeof asked === 'string') {
    const [tr = '', en = ''] = asked.split('~');
    return { ...app, noun: undefined, askedGame: language === 'tr' ? tr : en };
  }
  if (subject && subject.options?.['game'] !== 'collection')
    return noun && isTrademark(noun.one) ? { ...app, noun: undefined } : app;
  if (!noun || !namesSomething(noun.one))
    return subject ? app : { ...app, subject: collection, noun: undefined };
  const found = nearestGame(noun.one.split(' '));
  return found?.isExact && !isTrademark(noun.one) ? { ...app, subject: undefined } : nearest(app, noun.one);
}
