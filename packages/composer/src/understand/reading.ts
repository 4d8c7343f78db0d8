import type { Language } from '@kilim/contract';
import type { LexiconIndex } from './lexicon-index.ts';
import { endsSentence, type Word } from './word.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A description while it is read: its words, and which of them a statement has used. */
export class Reading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: Language;
  readonly index: LexiconIndex;
  readonly #used: Uint8Array;
  readonly #beside: Uint8Array;

  constructor(text: string, words: readonly Word[], language: Language, index: LexiconIndex) {
    this.text = text;
    this.words = words;
    this.language = language;
    this.index = index;
    this.#used = new Uint8Array(words.length);
    this.#beside = new Uint8Array(words.length);
  }

  use({ from, to }: Range): void {
    this.#used.fill(1, Math.max(0, from), to);
  }

  /** Words about another thing than the main one: they say nothing about what the app is for. */
  useBeside(range: Range): void {
    this.use(range);
    this.#beside.fill(1, Math.max(0, range.from), range.to);
  }

  /** Words that name that other thing elsewhere. */
  markBeside(at: number): void {
    this.#beside[at] = 1;
  }

  isBeside(at: number): boolean {
    return this.#beside[at] === 1;
  }

  isFree(at: number): boolean {
    return this.#used[at] === 0;
  }

  isFreeRange({ from, to }: Range): boolean {
    for (let at = from; at < to; at += 1) if (!this.isFree(at)) return false;
    return true;
  }

  /** As written, without surrounding marks. */
  written({ from, to }: Range): string {
    const first = this.words[from];
    const last = this.words[to - 1];
    return first && last && to > from ? this.text.slice(first.start, last.end).trim() : '';
  }

  folded(at: number): string {
    return this.words[at]?.folded ?? '';
  }

  /** Sentences and lines, without the marks that end them. */
  sentences(): Range[] {
    const found: Range[] = [];
    let from = 0;
    for (let at = 0; at <= this.words.length; at += 1) {
      const word = this.words[at];
      if (word && !endsSentence(word)) continue;
      if (at > from) found.push({ from, to: at });
      from = at + 1;
    }
    return found;
  }
}
