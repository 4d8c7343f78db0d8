import type { Language } from '@kilim/contract';
import { fold, lowerCase } from '../language/fold.ts';
import { isCompound } from '../language/inflect-turkish.ts';
import type { StemIndex } from '../language/stem-index.ts';
import { tokenize } from '../language/tokens.ts';
import type { Word } from './word.ts';

interface Phrase<T> {
  readonly value: T;
  /** As the list has it, with diacritics. */
  readonly text: string;
  /** Accepted stems at each position. */
  readonly stems: readonly ReadonlySet<string>[];
}

export interface PhraseMatch<T> {
  readonly value: T;
  readonly text: string;
  readonly start: number;
  readonly length: number;
  readonly isTypo: boolean;
}

/** Phrases of a word list, found in a text in any inflected form. All tables share one index of stems. */
export class PhraseTable<T> {
  readonly #stems: StemIndex;
  readonly #byFirst = new Map<string, Phrase<T>[]>();

  constructor(stems: StemIndex) {
    this.#stems = stems;
  }

  add(text: string, language: Language, value: T): void {
    const lower = lowerCase(text, language);
    const parts = tokenize(lower).filter(({ kind }) => kind !== 'mark' || text.length <= 2);
    if (parts.length === 0) return;
    const stems = parts.map((part, index) =>
      this.#addWord(part.text, language, lower, index === parts.length - 1),
    );
    this.#store({ value, text, stems });
    // Two words are often typed as one: halı saha, flash card.
    if (parts.length === 2) {
      const joined = parts.map((part) => part.text).join('');
      this.#store({ value, text, stems: [this.#addWord(joined, language, joined, true)] });
    }
  }

  #addWord(word: string, language: Language, phrase: string, isHead: boolean): ReadonlySet<string> {
    const folded = fold(word);
    if (language === 'en') {
      this.#stems.addEnglish(word);
      return new Set([folded]);
    }
    if (isHead && isCompound(phrase)) return new Set([folded, this.#stems.addTurkishHead(word)]);
    this.#stems.addTurkish(word);
    return new Set([folded]);
  }

  #store(phrase: Phrase<T>): void {
    for (const stem of phrase.stems[0] ?? []) {
      const phrases = this.#byFirst.get(stem) ?? [];
      phrases.push(phrase);
      this.#byFirst.set(stem, phrases);
    }
  }

  /** The value of a phrase of the list, as it is written there. */
  findPhrase(text: string): T | undefined {
    const [first = ''] = tokenize(fold(text)).map(({ folded }) => folded);
    return this.#byFirst.get(first)?.find((phrase) => phrase.text === text)?.value;
  }

  /** Phrases that start at a word, the longest first. */
  findAt(words: readonly Word[], start: number): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    const first = words[start];
    if (!first) return found;
    for (const { stem } of first.stems) {
      for (const phrase of this.#byFirst.get(stem) ?? []) {
        const isTypo = matchPhrase(phrase.stems, words, start);
        if (isTypo === undefined) continue;
        const length = phrase.stems.length;
        const same = found.findIndex(({ value }) => value === phrase.value);
        const match = { value: phrase.value, text: phrase.text, start, length, isTypo };
        if (same < 0) found.push(match);
        else if ((found[same]?.length ?? 0) < length) found[same] = match;
      }
    }
    return found.sort((a, b) => b.length - a.length);
  }

  /** The longest phrase at each place, without overlaps, between two words. */
  findAll(words: readonly Word[], from = 0, to = words.length): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    let at = from;
    while (at < to) {
      const match = this.findAt(words, at).find(({ length }) => at + length <= to);
      if (match) found.push(match);
      at += match?.length ?? 1;
    }
    return found;
  }

  /** The value of a phrase that covers all these words. */
  findWhole(words: readonly Word[]): PhraseMatch<T> | undefined {
    return this.findAt(words, 0).find(({ length }) => length === words.length);
  }
}

/** Whether a word of the match is mistyped; undefined without a match. */
function matchPhrase(
  stems: readonly ReadonlySet<string>[],
  words: readonly Word[],
  start: number,
): boolean | undefined {
  let isTypo = false;
  for (const [index, accepted] of stems.entries()) {
    const match = words[start + index]?.stems.find(({ stem }) => accepted.has(stem));
    if (!match) return undefined;
    isTypo ||= match.isTypo;
  }
  return isTypo;
}
