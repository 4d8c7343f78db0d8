/** A drawing with this many parts is complete. */
export const mistakeMaximum = 7;

export interface HangmanGame {
  topic: string;
  word: string;
  /** Letters that were tried. */
  tried: readonly string[];
}

export const mistakes = ({ word, tried }: HangmanGame): number =>
  tried.filter((letter) => !word.includes(letter)).length;

export const isSolved = ({ word, tried }: HangmanGame): boolean =>
  Array.from(word).every((letter) => tried.includes(letter));

export const isLost = (game: HangmanGame): boolean => mistakes(game) >= mistakeMaximum;

export function tryLetter(game: HangmanGame, letter: string): HangmanGame {
  if (isSolved(game) || isLost(game) || game.tried.includes(letter)) return game;
  return { ...game, tried: [...game.tried, letter] };
}
