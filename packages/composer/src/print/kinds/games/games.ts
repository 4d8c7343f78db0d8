import { toCamelCase } from '../../../language/identifiers.ts';
import { playOf } from '../../../spec/play.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { kitScreen } from '../kit-screen.ts';
import { actionGames } from './action-games.ts';
import { boardGames } from './board-games.ts';
import { type Game, points } from './game.ts';

export type { Game } from './game.ts';

/** All games, the most wanted first. */
export const games: readonly Game[] = [
  {
    id: 'merge',
    name: { tr: '2048', en: '2048' },
    icon: 'grid',
    words: {
      tr: ['2048', 'sayı birleştirme', 'birleştirme oyunu', 'kaydırma oyunu'],
      en: ['2048', 'merge game', 'number merge', 'threes'],
    },
    component: 'MergeGame',
    from: 'src/games/merge/MergeGame',
    store: 'useMergeGame',
    storeFrom: 'src/games/merge/use-merge',
    scores: points('merge'),
  },
  {
    id: 'memory',
    name: { tr: 'Hafıza', en: 'Memory' },
    icon: 'albums',
    words: {
      tr: ['hafıza', 'eşleştirme', 'eş bulma', 'kart eşleme'],
      en: ['memory', 'matching', 'pairs'],
    },
    component: 'MemoryGame',
    from: 'src/games/memory/MemoryGame',
    store: 'useMemoryGame',
    scores: ['6', '8', '12'].map((pairs) => ({ id: `memory-${pairs}`, measure: 'moves' })),
  },
  {
    id: 'ticTacToe',
    name: { tr: 'XOX', en: 'Tic-tac-toe' },
    icon: 'close',
    words: {
      tr: ['xox', 'tic tac toe', 'üç taş'],
      en: ['tic tac toe', 'noughts', 'crosses'],
    },
    component: 'TicTacToe',
    from: 'src/games/tic-tac-toe/TicTacToe',
    store: 'useMatch',
    scores: points('ticTacToe'),
  },
  {
    id: 'snake',
    name: { tr: 'Yılan', en: 'Snake' },
    icon: 'git-commit',
    words: {
      tr: ['yılan'],
      en: ['snake'],
    },
    component: 'SnakeGame',
    from: 'src/games/snake/SnakeGame',
    scores: points('snake'),
  },
  {
    id: 'minesweeper',
    name: { tr: 'Mayın Tarlası', en: 'Minesweeper' },
    icon: 'flag',
    words: {
      tr: ['mayın', 'mayın tarlası'],
      en: ['minesweeper', 'mines'],
    },
    component: 'Minesweeper',
    from: 'src/games/minesweeper/Minesweeper',
    store: 'useMineGame',
    scores: ['easy', 'medium', 'hard'].map((level) => ({ id: `mines-${level}`, measure: 'seconds' })),
  },
  {
    id: 'wordGuess',
    name: { tr: 'Kelime Avı', en: 'Word Guess' },
    icon: 'text',
    words: {
      tr: ['kelime oyun', 'kelime bulma', 'kelime tahmin', 'wordle'],
      en: ['wordle', 'word game', 'word guess', 'word puzzle'],
    },
    component: 'WordGuess',
    from: 'src/games/word-guess/WordGuess',
    store: 'useWordGame',
    scores: points('wordGuess'),
    content: {
      from: 'src/games/word-guess/words',
      names: { words: 'words', keyboard: 'keyboard', locale: 'wordLocale' },
    },
  },
  {
    id: 'hangman',
    name: { tr: 'Adam Asmaca', en: 'Hangman' },
    icon: 'pencil',
    words: {
      tr: ['adam asmaca', 'harf tahmin'],
      en: ['hangman', 'letter guess', 'party game'],
    },
    component: 'Hangman',
    from: 'src/games/hangman/Hangman',
    store: 'useHangman',
    scores: points('hangman'),
    content: {
      from: 'src/games/hangman/words',
      names: { topics: 'topics', letters: 'letters', locale: 'wordLocale' },
    },
  },
  {
    id: 'reflex',
    name: { tr: 'Refleks', en: 'Reflex' },
    icon: 'flash',
    words: {
      tr: ['refleks', 'tıklama', 'dokunma oyunu'],
      en: ['reflex', 'reaction', 'tap game', 'clicker', 'whack'],
    },
    component: 'ReflexGame',
    from: 'src/games/reflex/ReflexGame',
    scores: points('reflex'),
  },
  {
    id: 'sliding',
    name: { tr: 'Kaydırmaca', en: 'Sliding Puzzle' },
    icon: 'apps',
    words: {
      tr: ['kaydırmaca', 'yapboz', '15 puzzle'],
      en: ['sliding puzzle', 'fifteen', '15 puzzle'],
    },
    component: 'SlidingPuzzle',
    from: 'src/games/sliding/SlidingPuzzle',
    store: 'usePuzzle',
    scores: ['3', '4'].map((size) => ({ id: `sliding-${size}`, measure: 'moves' })),
  },
  {
    id: 'diceDuel',
    name: { tr: 'Zar Düellosu', en: 'Dice Duel' },
    icon: 'dice',
    words: {
      tr: ['zar', 'zar atma', 'zar oyunu'],
      en: ['dice', 'dice game', 'dice roll'],
    },
    component: 'DiceDuel',
    from: 'src/games/dice/DiceDuel',
    store: 'useDuel',
    scores: points('diceDuel'),
  },
  {
    id: 'sudoku',
    name: { tr: 'Sudoku', en: 'Sudoku' },
    icon: 'keypad',
    words: {
      tr: ['sudoku'],
      en: ['sudoku'],
    },
    component: 'SudokuGame',
    from: 'src/games/sudoku/SudokuGame',
    store: 'useSudoku',
    scores: ['easy', 'medium', 'hard'].map((level) => ({ id: `sudoku-${level}`, measure: 'seconds' })),
  },
  ...actionGames,
  ...boardGames,
];

const scoresStore = { name: 'useScores', from: 'src/games/scores' };

/** A screen to play each game. */
export const gameKinds: readonly ScreenKind[] = games.map((game) =>
  kitScreen({
    id: game.id,
    words: game.words,
    component: game.component,
    from: game.from,
    stores: [
      ...(game.store === undefined ? [] : [{ name: game.store, from: game.storeFrom ?? game.from }]),
      scoresStore,
    ],
    props: ({ kind, options }, { spec }, module) => [
      ...(game.props ?? []),
      ...Object.entries(playOf(kind, options)).map(([name, value]) => `${name}={${value}}`),
      ...Object.entries(game.content?.names ?? {}).map(([prop, name]) => {
        module.use(`${game.content?.from}-${spec.language}`, name);
        return `${prop}={${name}}`;
      }),
    ],
  }),
);

/** The best results of the app's games. */
export const gameScores = kitScreen({
  id: 'gameScores',
  words: {
    tr: ['skor', 'skorlar', 'puan durumu', 'rekor'],
    en: ['scores', 'high scores', 'leaderboard', 'records'],
  },
  component: 'ScoresPanel',
  from: 'src/games/ScoresPanel',
  stores: [scoresStore],
  props: (_screen, context) => {
    const rows = context.spec.screens.flatMap((screen) => {
      const game = games.find(({ id }) => id === screen.kind);
      const title = context.strings.add('titles', toCamelCase(screen.id), screen.title);
      return (game?.scores ?? []).map(
        ({ id, measure }) => `  { id: '${id}', title: ${title}, measure: '${measure}' },`,
      );
    });
    return ['games={[', ...rows, ']}'];
  },
});
