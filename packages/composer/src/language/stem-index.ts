import { englishForms } from './english-forms.ts';
import { fold } from './fold.ts';
import { compoundHead, stemBeforeVowel } from './inflect-turkish.ts';
import { droppingVowel, frontLoans } from './turkish-exceptions.ts';
import { isVowel } from './turkish-sounds.ts';
import { readSuffixes, type Suffixes } from './turkish-suffixes.ts';
import { compareTypo, editsOf, isLikelyTypo } from './typos.ts';

/** A word of a word list found in a text. */
export interface StemMatch {
  /** Folded word of the list. */
  readonly stem: string;
  readonly suffixes: Suffixes;
  readonly isTypo: boolean;
}

interface Variant {
  readonly stem: string;
  /** With diacritics, for the harmony of suffixes. */
  readonly written: string;
  readonly needsVowel: boolean;
  readonly isFrontLoan: boolean;
}

const noSuffixes: Suffixes = {
  isPlural: false,
  person: 0,
  isPersonPlural: false,
  case: '',
  derivation: '',
};

const oftenSoftened: Readonly<Record<string, string>> = { k: 'ğ', p: 'b', ç: 'c' };
const longestWord = 40;
const shortestTypo = 5;

/** What a folded word of the language stands for; undefined if it is none that is known, or says nothing of its own. */
export type MeaningOf = (folded: string, language: 'tr' | 'en') => string | undefined;

const derivation = /^(?:s|es|er|ers|or|r|rs|ing|ed|d|y|ion|t|ment|ness|al|l)$/;

/** "traveler" of "travel", but not "planet" of "plan" or "pints" of "points". */
function isDerived(folded: string, stem: string): boolean {
  const [short = '', long = ''] = [folded, stem].sort((one, other) => one.length - other.length);
  return long.startsWith(short) && derivation.test(long.slice(short.length));
}

/** Finds the words of word lists in inflected, folded or mistyped form. */
export class StemIndex {
  readonly #variants = new Map<string, Variant[]>();
  readonly #english = new Map<string, string[]>();
  /** Words by first letter and length: a typo changes neither the first letter nor the length by more than one. */
  readonly #byShape = new Map<string, string[]>();
  readonly #addedTurkish = new Set<string>();
  readonly #addedEnglish = new Set<string>();
  readonly #written = new Map<string, string>();
  readonly #cache = new Map<string, readonly StemMatch[]>();
  readonly #known = new Set<string>();
  readonly #base: StemIndex | undefined;
  readonly #meaningOf: MeaningOf;

  /**
   * `commonWords` are never taken for a typo of another word, and what has a meaning only for one of its own forms or of a word
   * that means the same kind of thing. `base` is searched too, and never changed.
   */
  constructor(commonWords: Iterable<string> = [], meaningOf: MeaningOf = () => undefined, base?: StemIndex) {
    for (const word of commonWords) this.#known.add(fold(word));
    this.#meaningOf = meaningOf;
    this.#base = base;
  }

  /**
   * An index with further words. Words of one user's app belong here: the base is shared by all requests of a thread.
   */
  extend(): StemIndex {
    return new StemIndex([], this.#meaningOf, this);
  }

  addTurkish(word: string): void {
    if (this.#addedTurkish.has(word)) return;
    this.#addedTurkish.add(word);
    const stem = fold(word);
    const add = (written: string, needsVowel: boolean): void => {
      const key = fold(written);
      const list = this.#variants.get(key) ?? [];
      if (!list.some((variant) => variant.stem === stem && variant.needsVowel === needsVowel)) {
        list.push({ stem, written, needsVowel, isFrontLoan: frontLoans.has(word) });
      }
      this.#variants.set(key, list);
      this.#addShape(key, !needsVowel);
    };
    if (!this.#written.has(stem)) this.#written.set(stem, word);
    add(word, false);
    const softStem = stemBeforeVowel(word);
    if (softStem !== word) add(softStem, true);
    // Stems that keep their consonant are often typed softened: stoğu, marketi and markedi.
    const often = oftenSoftened[word.slice(-1)];
    if (often && softStem === word && word.length > 3) add(word.slice(0, -1) + often, true);
    // Folded spelling and missing softening: "kitapi", "isimi" are frequent typing.
    if (droppingVowel.has(word)) add(word, true);
  }

  /** The last word of a compound is also found without its ending or with another one: listesi, listem, listeleri. */
  addTurkishHead(word: string): string {
    const bare = compoundHead(word);
    this.addTurkish(word);
    this.addTurkish(bare);
    return fold(bare);
  }

  /** A Turkish word of the list with its diacritics, by its folded form. */
  writtenTurkish(stem: string): string | undefined {
    return this.#written.get(stem);
  }

  addEnglish(word: string): void {
    const stem = fold(word);
    if (this.#addedEnglish.has(stem)) return;
    this.#addedEnglish.add(stem);
    for (const form of englishForms(stem)) {
      const stems = this.#english.get(form);
      if (!stems) this.#english.set(form, [stem]);
      else if (!stems.includes(stem)) stems.push(stem);
      this.#addShape(form);
    }
  }

  #addShape(stem: string, isWord = true): void {
    if (this.#known.has(stem)) return;
    if (isWord) this.#known.add(stem);
    if (stem.length < shortestTypo) return;
    const shape = stem.charAt(0) + String(stem.length);
    const words = this.#byShape.get(shape);
    if (words) words.push(stem);
    else this.#byShape.set(shape, [stem]);
  }

  /** All readings of a folded word, exact ones first. */
  find(folded: string, language: 'tr' | 'en'): readonly StemMatch[] {
    if (folded.length > longestWord) return [];
    const key = `${language}${folded}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const found = this.#findAll(folded, language);
    if (this.#cache.size > 20_000) this.#cache.clear();
    this.#cache.set(key, found);
    return found;
  }

  /** Own words first; a word that one of both has exactly is no typo of a word of the other. */
  #findAll(folded: string, language: 'tr' | 'en'): readonly StemMatch[] {
    const exact = this.#findExact(folded);
    const base = this.#base?.find(folded, language) ?? [];
    const baseExact = base.filter(({ isTypo }) => !isTypo);
    if (exact.length + baseExact.length > 0)
      return [...exact, ...baseExact.filter(({ stem }) => !exact.some((own) => own.stem === stem))];
    const found = [...this.#findTypo(folded, language), ...base];
    const meaning = this.#meaningOf(folded, language);
    return meaning === undefined
      ? found
      : found.filter(
          ({ stem, isTypo }) =>
            !isTypo || isDerived(folded, stem) || this.#meaningOf(stem, language) === meaning,
        );
  }

  #isKnown(folded: string): boolean {
    return this.#known.has(folded) || (this.#base !== undefined && this.#base.#isKnown(folded));
  }

  /** The language whose word lists alone have this word; undefined for both or neither. */
  languageOf(folded: string): 'tr' | 'en' | undefined {
    if (folded.length > longestWord) return undefined;
    const isEnglish = this.#english.has(folded);
    const isTurkish = this.#findTurkish(folded).length > 0;
    if (isEnglish === isTurkish) return undefined;
    return isEnglish ? 'en' : 'tr';
  }

  #findExact(folded: string): StemMatch[] {
    const found: StemMatch[] = [];
    for (const stem of this.#english.get(folded) ?? []) {
      const suffixes = stem === folded ? noSuffixes : { ...noSuffixes, isPlural: folded.endsWith('s') };
      found.push({ stem, suffixes, isTypo: false });
    }
    for (const match of this.#findTurkish(folded)) {
      if (!found.some(({ stem }) => stem === match.stem)) found.push(match);
    }
    return found;
  }

  #findTurkish(folded: string): StemMatch[] {
    const found: StemMatch[] = [];
    for (let length = folded.length; length >= 2; length -= 1) {
      const rest = folded.slice(length);
      for (const variant of this.#variants.get(folded.slice(0, length)) ?? []) {
        if (variant.needsVowel && !isVowel(rest.slice(0, 1))) continue;
        const suffixes = readSuffixes(variant.written, rest, variant.isFrontLoan);
        if (suffixes && !found.some(({ stem }) => stem === variant.stem)) {
          found.push({ stem: variant.stem, suffixes, isTypo: false });
        }
      }
    }
    return found;
  }

  /** A correct stem with one edit in its suffixes: randevlarimi. */
  #findSuffixTypo(folded: string): StemMatch | undefined {
    for (let length = folded.length - 3; length >= shortestTypo; length -= 1) {
      for (const variant of this.#variants.get(folded.slice(0, length)) ?? []) {
        for (const rest of editsOf(folded.slice(length))) {
          const suffixes = readSuffixes(variant.written, rest, variant.isFrontLoan);
          const isPossessedOrPlural = suffixes && (suffixes.isPlural || suffixes.person > 0);
          if (isPossessedOrPlural && suffixes.derivation === '')
            return { stem: variant.stem, suffixes, isTypo: true };
        }
      }
    }
    return undefined;
  }

  #findTypo(folded: string, language: 'tr' | 'en'): readonly StemMatch[] {
    if (folded.length < shortestTypo || this.#isKnown(folded)) return [];
    const shortest = language === 'tr' ? shortestTypo - 1 : folded.length;
    for (let at = 1; at < folded.length - 1; at += 1) {
      const swapped = folded.slice(0, at) + folded.charAt(at + 1) + folded.charAt(at) + folded.slice(at + 2);
      const [match] = this.#findExact(swapped);
      if (match && match.stem.length >= shortestTypo) return [{ ...match, isTypo: true }];
    }
    const inSuffix = language === 'tr' ? this.#findSuffixTypo(folded) : undefined;
    if (inSuffix) return [inSuffix];
    for (let length = folded.length; length >= shortest; length -= 1) {
      const found = this.#findTypoOf(folded.slice(0, length), folded.slice(length), language);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Stems one likely edit from the first letters, if the rest is a chain of their suffixes. */
  #findTypoOf(typed: string, rest: string, language: 'tr' | 'en'): StemMatch[] {
    const found: StemMatch[] = [];
    for (const length of [typed.length, typed.length - 1, typed.length + 1]) {
      for (const stem of this.#byShape.get(typed.charAt(0) + String(length)) ?? []) {
        const kind = compareTypo(typed, stem);
        if (!kind || !isLikelyTypo(kind, stem, language)) continue;
        const variant = this.#variants.get(stem)?.[0];
        if (rest !== '' && variant === undefined) continue;
        const suffixes = readSuffixes(variant?.written ?? stem, rest, variant?.isFrontLoan);
        if (!suffixes) continue;
        const stems = variant ? [variant.stem] : (this.#english.get(stem) ?? [stem]);
        for (const match of stems) {
          if (!found.some((other) => other.stem === match))
            found.push({ stem: match, suffixes, isTypo: true });
        }
      }
    }
    return found;
  }
}
