const vowels = 'aıoueiöüâîû';
const backVowels = 'aıouâû';
const roundVowels = 'oöuüû';

/** What decides the vowels of the next suffix. */
export interface Harmony {
  readonly isBack: boolean;
  readonly isRound: boolean;
  readonly endsWithVowel: boolean;
}

export const isVowel = (letter: string): boolean => letter !== '' && vowels.includes(letter);

export function lastVowelOf(word: string): string {
  for (let at = word.length - 1; at >= 0; at -= 1) if (isVowel(word.charAt(at))) return word.charAt(at);
  return '';
}

export const countSyllables = (word: string): number => [...word].filter((letter) => isVowel(letter)).length;

/** A word without a vowel is an abbreviation, spelled with e: SMS'ler, PDF'i. */
export function harmonyOf(word: string, isFrontLoan: boolean): Harmony {
  const last = lastVowelOf(word) || 'e';
  return {
    isBack: backVowels.includes(last) && !isFrontLoan,
    isRound: roundVowels.includes(last),
    endsWithVowel: isVowel(word.slice(-1)),
  };
}

/** a or e. */
export const lowVowel = (harmony: Harmony): string => (harmony.isBack ? 'a' : 'e');

/** ı, i, u or ü. */
export function highVowel({ isBack, isRound }: Harmony): string {
  if (isBack) return isRound ? 'u' : 'ı';
  return isRound ? 'ü' : 'i';
}

const hardConsonants = 'fstkçşhp';
export const endsHard = (word: string): boolean => hardConsonants.includes(word.slice(-1));
