import { englishForms } from './english-forms.ts';
import { fold } from './fold.ts';
import { compoundHead, stemBeforeVowel } from './inflect-turkish.ts';
import { droppingVowel, frontLoans } from './turkish-exceptions.ts';
import { isVowel } from './turkish-sounds.ts';
import { readSuffixes, type Suffixes } from './turkish-suffixes.ts';
import { compareTypo, deletesOf, editsOf, isLikelyTypo } from './typos.ts';

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

const longestWord = 40;
const shortestTypo = 5;

/** Finds the words of word lists in inflected, folded or mistyped form. */
export class StemIndex {
  readonly #variants = new Map<string, Variant[]>();
  readonly #english = new Map<string, string>();
  readonly #deletes = new Map<string, Set<string>>();
  #pending: string[] = [];
  readonly #written = new Map<string, string>();
  readonly #cache = new Map<string, readonly StemMatch[]>();
  readonly #known = new Set<string>();

  /** `commonWords` are never taken for a typo of another word. */
  constructor(commonWords: Iterable<string> = []) {
    for (const word of commonWords) this.#known.add(fold(word));
  }

  addTurkish(word: string): void {
    const stem = fold(word);
    const add = (written: string, needsVowel: boolean): void => {
      const key = fold(written);
      const list = this.#variants.get(key) ?? [];
      if (!list.some((variant) => variant.stem === stem && variant.needsVowel === needsVowel)) {
        list.push({ stem, written, needsVowel, isFrontLoan: frontLoans.has(word) });
      }
      this.#variants.set(key, list);
      this.#addDeletes(key);
    };
    if (!this.#written.has(stem)) this.#written.set(stem, word);
    add(word, false);
    const softStem = stemBeforeVowel(word);
    if (softStem !== word) add(softStem, true);
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
    for (const form of englishForms(stem)) {
      if (!this.#english.has(form)) this.#english.set(form, stem);
      this.#addDeletes(form);
    }
    this.#english.set(stem, stem);
  }

  #addDeletes(stem: string): void {
    if (this.#known.has(stem)) return;
    this.#known.add(stem);
    if (stem.length >= shortestTypo) this.#pending.push(stem);
  }

  /** Deletes of words that were added since the last typo search. */
  #completeDeletes(): void {
    for (const stem of this.#pending) {
      for (const form of deletesOf(stem)) {
        const stems = this.#deletes.get(form);
        if (stems) stems.add(stem);
        else this.#deletes.set(form, new Set([stem]));
      }
    }
    this.#pending = [];
  }

  /** All readings of a folded word, exact ones first. */
  find(folded: string, language: 'tr' | 'en'): readonly StemMatch[] {
    if (folded.length > longestWord) return [];
    const key = `${language}${folded}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const exact = this.#findExact(folded);
    const found = exact.length > 0 ? exact : this.#findTypo(folded, language);
    if (this.#cache.size > 20_000) this.#cache.clear();
    this.#cache.set(key, found);
    return found;
  }

  #findExact(folded: string): StemMatch[] {
    const found: StemMatch[] = [];
    const english = this.#english.get(folded);
    if (english !== undefined) {
      const suffixes = english === folded ? noSuffixes : { ...noSuffixes, isPlural: folded.endsWith('s') };
      found.push({ stem: english, suffixes, isTypo: false });
    }
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
    for (let length = folded.length - 3; length >= shortestTypo - 1; length -= 1) {
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
    if (folded.length < shortestTypo || this.#known.has(folded)) return [];
    this.#completeDeletes();
    const shortest = language === 'tr' ? shortestTypo - 1 : folded.length;
    for (let at = 1; at < folded.length - 1; at += 1) {
      const swapped = folded.slice(0, at) + folded.charAt(at + 1) + folded.charAt(at) + folded.slice(at + 2);
      const [match] = this.#findExact(swapped);
      if (match && match.stem.length >= shortestTypo) return [{ ...match, isTypo: true }];
    }
    const inSuffix = language === 'tr' ? this.#findSuffixTypo(folded) : undefined;
    if (inSuffix) return [inSuffix];
    for (let length = folded.length; length >= shortest; length -= 1) {
      const typed = folded.slice(0, length);
      const rest = folded.slice(length);
      for (const form of deletesOf(typed)) {
        for (const stem of this.#deletes.get(form) ?? []) {
          const kind = compareTypo(typed, stem);
          if (!kind || !isLikelyTypo(kind, stem, language)) continue;
          const variant = this.#variants.get(stem)?.[0];
          const english = this.#english.get(stem);
          const suffixes = readSuffixes(variant?.written ?? stem, rest, variant?.isFrontLoan);
          const isWhole = rest === '' || variant !== undefined;
          if (suffixes && isWhole)
            return [{ stem: variant?.stem ?? english ?? stem, suffixes, isTypo: true }];
        }
      }
    }
    return [];
  }
}
