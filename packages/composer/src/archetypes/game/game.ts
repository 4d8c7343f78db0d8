import { toPascalCase } from '../../language/identifiers.ts';
import { type Game, games } from '../../print/kinds/games/games.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { Archetype } from '../archetype.ts';
import { settingsScreen } from '../entity-screens.ts';
import { nearestGame } from './nearest-game.ts';

const playScreen = (game: Game, language: 'tr' | 'en', isOnly: boolean): Screen => ({
  id: isOnly ? 'Play' : toPascalCase(game.id),
  kind: game.id,
  title: game.name[language],
  ...(isOnly ? { tabTitle: language === 'tr' ? 'Oyna' : 'Play' } : {}),
  icon: game.icon,
  place: 'main',
  options: {},
});

const scoresScreen = (language: 'tr' | 'en'): Screen => ({
  id: 'Scores',
  kind: 'gameScores',
  title: language === 'tr' ? 'Skorlar' : 'Scores',
  icon: 'trophy',
  place: 'main',
  options: {},
});

/** Games of a collection that opens with a tile for each. */
const collectionSize = 6;

/**
 * Play, scores and settings. `game` of the subject's options names one game; 'collection' stands for several. Without
 * a subject the app's name decides, else the seed.
 */
export const game: Archetype = {
  id: 'game',
  defaultFields: ['name', 'score', 'date'],
  plan({ language, subject, name, random }) {
    const wanted = subject?.options?.['game'];
    const isCollection = wanted === 'collection';
    const named =
      wanted === undefined
        ? (games.find((each) => each.name[language] === name) ?? nearestGame((name ?? '').split(' '))?.game)
        : undefined;
    const chosen =
      games.find(({ id }) => id === wanted) ?? named ?? games[Math.floor(random() * games.length)];
    const played = isCollection || chosen === undefined ? games.slice(0, collectionSize) : [chosen];
    return {
      screens: [
        ...played.map((each) => playScreen(each, language, played.length === 1)),
        scoresScreen(language),
        settingsScreen(language),
      ],
      features: ['settings', 'statistics'],
      layouts: isCollection ? ['drawer', 'topTabs'] : ['tabs', 'single', 'floatingTabs'],
    };
  },
};
