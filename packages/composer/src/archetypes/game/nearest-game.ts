import { fold } from '../../language/fold.ts';
import { type Game, games } from '../../print/kinds/games/games.ts';

export interface NearestGame {
  readonly game: Game;
  /** False if another game was asked for, and this one is the nearest; the reply then says so. */
  readonly isExact: boolean;
}

/** Games and genres that there are not, by the id of the game that is nearest to them. */
const relatives: Readonly<Record<string, readonly string[]>> = {
  memory: ['kart oyunu', 'dikkat oyunu', 'concentration', 'card game'],
  ticTacToe: ['tavla', 'iki kişilik', 'masa oyunu', 'backgammon', 'board game', 'two player'],
  snake: ['atari', 'arcade', 'pacman'],
  race: ['yarış', 'araba', 'race', 'driving'],
  run: ['macera', 'platform', 'mario', 'adventure', 'endless'],
  fly: ['uçak', 'plane'],
  chess: ['dama', 'checkers'],
  minesweeper: ['strateji', 'savaş oyunu', 'amiral battı', 'strategy', 'battleship', 'war game'],
  wordGuess: ['bulmaca', 'kelime', 'crossword', 'spelling game', 'scrabble'],
  hangman: ['isim şehir', 'parti oyunu', 'guess the word'],
  reflex: [
    'köstebek',
    'hız oyunu',
    'balon patlatma',
    'nişan',
    'mole',
    'shooting',
    'balloon pop',
    'tuğla',
    'brick',
    'breakout',
    'pong',
  ],
  blocks: ['blok', 'block'],
  sliding: ['sayı dizme', 'puzzle', 'jigsaw'],
  sudoku: [
    'zeka oyunu',
    'mantık oyunu',
    'sayı bulmaca',
    'kakuro',
    'logic puzzle',
    'brain game',
    'number puzzle',
    'kakuro',
  ],
};

/**
 * The game that a description names, or the nearest one: 'dama' → chess. The longest
 * word wins. Undefined if no word names a game.
 */
export function nearestGame(words: readonly string[]): NearestGame | undefined {
  const text = ` ${words.map(fold).join(' ')} `;
  let best: NearestGame | undefined;
  let length = 0;
  const compare = (game: Game, names: readonly string[], isExact: boolean): void => {
    for (const name of names.map(fold)) {
      if (name.length <= length || !text.includes(` ${name}`)) continue;
      best = { game, isExact };
      length = name.length;
    }
  };
  for (const game of games) {
    compare(game, [...game.words.tr, ...game.words.en], true);
    compare(game, relatives[game.id] ?? [], false);
  }
  return best;
}
