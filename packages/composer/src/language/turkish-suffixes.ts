import { type Harmony, harmonyOf } from './turkish-sounds.ts';

/** What a chain of suffixes says about a noun. */
export interface Suffixes {
  readonly isPlural: boolean;
  /** Of the possessor: kitabım 1, kitabın 2, kitabı 3. */
  readonly person: 0 | 1 | 2 | 3;
  /** kitabımız: a shop's or a team's. */
  readonly isPersonPlural: boolean;
  readonly case: '' | 'accusative' | 'dative' | 'locative' | 'ablative' | 'genitive' | 'with' | 'manner';
  /** -CI trade, -lIk container, -lI with, -sIz without. */
  readonly derivation: '' | 'trade' | 'container' | 'with' | 'without';
}

type Change = Partial<Suffixes>;
type Form = readonly [pattern: string, change: Change];
interface Slot {
  readonly forms: readonly Form[];
  /** Case endings after a third-person possessive begin with n. */
  readonly afterThird?: readonly Form[];
}

// Patterns: A is a or e, I a high vowel, D d or t, C c (folded ç too), K k or g (folded ğ); letters in brackets stand after a
// vowel if they are consonants, and after a consonant if they are vowels.
const slots: readonly Slot[] = [
  {
    forms: [
      ['hane', { derivation: 'container' }],
      ['lIK', { derivation: 'container' }],
      ['CIlIK', { derivation: 'container' }],
      ['CI', { derivation: 'trade' }],
      ['sIz', { derivation: 'without' }],
      ['lI', { derivation: 'with' }],
    ],
  },
  { forms: [['lAr', { isPlural: true }]] },
  {
    forms: [
      ['(I)mIz', { person: 1, isPersonPlural: true }],
      ['(I)nIz', { person: 2, isPersonPlural: true }],
      ['(I)m', { person: 1 }],
      ['(s)I', { person: 3 }],
      ['(I)n', { person: 2 }],
    ],
  },
  {
    forms: [
      ['(n)In', { case: 'genitive' }],
      ['DAn', { case: 'ablative' }],
      ['DA', { case: 'locative' }],
      ['(y)lA', { case: 'with' }],
      ['(y)A', { case: 'dative' }],
      ['(y)I', { case: 'accusative' }],
      ['CA', { case: 'manner' }],
    ],
    afterThird: [
      ['nIn', { case: 'genitive' }],
      ['nDAn', { case: 'ablative' }],
      ['nDA', { case: 'locative' }],
      ['ylA', { case: 'with' }],
      ['nA', { case: 'dative' }],
      ['nI', { case: 'accusative' }],
      ['ncA', { case: 'manner' }],
    ],
  },
  { forms: [['ki', {}]] },
  {
    forms: [
      ['DIr', {}],
      ['(y)mIş', {}],
      ['(y)sA', {}],
    ],
  },
];

interface Place {
  readonly at: number;
  readonly harmony: Harmony;
}

/** Folded text has i for ı and i, u for u and ü, so only the rounding of a high vowel can be checked. */
function acceptVowel(kind: string, letter: string, { isBack, isRound }: Harmony): Harmony | undefined {
  if (kind === 'A') {
    if (letter !== (isBack ? 'a' : 'e')) return undefined;
    return { isBack, isRound: false, endsWithVowel: true };
  }
  if (letter !== (isRound ? 'u' : 'i')) return undefined;
  return { isBack, isRound, endsWithVowel: true };
}

const consonants: Readonly<Record<string, string>> = { D: 'dt', C: 'c', K: 'kg', ş: 's' };

function readPattern(pattern: string, text: string, place: Place): Place | undefined {
  let { at, harmony } = place;
  for (let index = 0; index < pattern.length; index += 1) {
    let letter = pattern.charAt(index);
    if (letter === '(') {
      letter = pattern.charAt(index + 1);
      index += 2;
      if ((letter === 'I') === harmony.endsWithVowel) continue;
    }
    const found = text.charAt(at);
    if (letter === 'A' || letter === 'I' || letter === 'i') {
      const next =
        letter === 'i'
          ? found === 'i'
            ? { ...harmony, isRound: false, endsWithVowel: true }
            : undefined
          : acceptVowel(letter, found, harmony);
      if (!next) return undefined;
      harmony = next;
    } else {
      if (!(consonants[letter] ?? letter).includes(found) || found === '') return undefined;
      harmony = /[ae]/.test(letter)
        ? { isBack: letter === 'a', isRound: false, endsWithVowel: true }
        : { ...harmony, endsWithVowel: false };
    }
    at += 1;
  }
  return { at, harmony };
}

const none: Suffixes = { isPlural: false, person: 0, isPersonPlural: false, case: '', derivation: '' };

function readSlots(text: string, place: Place, slot: number, found: Suffixes): Suffixes | undefined {
  if (place.at === text.length) return found;
  const current = slots[slot];
  if (!current) return undefined;
  const isAfterThird = current.afterThird !== undefined && found.person === 3;
  const forms = isAfterThird && current.afterThird ? current.afterThird : current.forms;
  for (const [pattern, change] of forms) {
    const next = readPattern(pattern, text, place);
    if (!next) continue;
    // A second derivation may follow the first: balıkçılık, fotoğrafsızlık.
    const result =
      readSlots(text, next, slot + 1, { ...found, ...change }) ??
      (slot === 0 ? readSlots(text, next, 0, { ...found, ...change }) : undefined);
    if (result) return result;
  }
  return readSlots(text, place, slot + 1, found);
}

/**
 * Reads the folded text after a stem as a chain of suffixes; undefined if it is none. The stem is as in the dictionary, with its
 * diacritics, because they decide the vowels of the suffixes: hastane is not hasta + ne.
 */
export function readSuffixes(stem: string, rest: string, isFrontLoan = false): Suffixes | undefined {
  if (rest === '') return none;
  if (rest.length > 24) return undefined;
  return readSlots(rest, { at: 0, harmony: harmonyOf(stem, isFrontLoan) }, 0, none);
}
