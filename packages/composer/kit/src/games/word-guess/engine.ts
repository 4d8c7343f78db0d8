export type LetterState = 'right' | 'elsewhere' | 'absent';

/** States of a guess's letters; each letter of the answer counts once. */
export function rateGuess(guess: string, answer: string): LetterState[] {
  const letters = Array.from(guess);
  const rest = Array.from(answer);
  const states: LetterState[] = letters.map((letter, index) => (rest[index] === letter ? 'right' : 'absent'));
  const unused = rest.filter((letter, index) => letters[index] !== letter);
  letters.forEach((letter, index) => {
    if (states[index] === 'right') return;
    const at = unused.indexOf(letter);
    if (at < 0) return;
    unused.splice(at, 1);
    states[index] = 'elsewhere';
  });
  return states;
}

const ranks: Record<LetterState, number> = { absent: 0, elsewhere: 1, right: 2 };

/** The best state that each guessed letter had so far, for the keyboard. */
export function knownLetters(
  guesses: readonly string[],
  answer: string,
): Partial<Record<string, LetterState>> {
  const known: Partial<Record<string, LetterState>> = {};
  for (const guess of guesses) {
    const states = rateGuess(guess, answer);
    Array.from(guess).forEach((letter, index) => {
      const state = states[index] ?? 'absent';
      const before = known[letter];
      if (before === undefined || ranks[state] > ranks[before]) known[letter] = state;
    });
  }
  return known;
}
