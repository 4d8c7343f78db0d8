import type { Reading } from '../../understand/reading.ts';
import { isFunctionWord, isValueWord } from '../loose/loose-words.ts';
import type { TagSpan } from './tags.ts';

/** Longer texts between the marks of a list are parts of sentences. */
const longestOption = 3;

/** Words that may follow the last value of a list. */
const closing =
  /^(?:diye|gibi|falan|filan|olsun|olarak|seklinde|sec\w*|arasindan|var|vardi|lutfen|tesekkur\w*|sagol|ama|cunku|please|pls|plz|thanks|thank|cheers|ta|too|so|because|cos|options?|choices?|only|instead|etc|kinda|sort|and|or|ve|veya)$/;

/** A mark that begins a list of values. */
const opening = /^[:(–—-]$/;

/** Reads the values beside those that tags found: the tags of the first and the last one of a list are the least certain. */
class OptionList {
  readonly #reading: Reading;
  readonly #isTaken: (at: number) => boolean;

  constructor(reading: Reading, spans: readonly TagSpan[], isNamed: (at: number) => boolean) {
    this.#reading = reading;
    this.#isTaken = (at) => isNamed(at) || spans.some(({ from, to }) => at >= from && at < to);
  }

  /** How many words from here on stand between two values: "," "or", "ya da", ", or". */
  delimiterAt(at: number): number {
    const { words } = this.#reading;
    let to = at;
    if (words[to]?.kind === 'mark' && /^[,/|]$/.test(words[to]?.text ?? '')) to += 1;
    const folded = words[to]?.folded ?? '';
    if (folded === 'ya' && words[to + 1]?.folded === 'da') to += 2;
    else if (/^(?:or|and|ve|veya|yada)$/.test(folded)) to += 1;
    return to - at;
  }

  /** Where the delimiter before this word begins; `at` if there is none. */
  delimiterBefore(at: number): number {
    for (const length of [3, 2, 1])
      if (at - length >= 0 && this.delimiterAt(at - length) === length) return at - length;
    return at;
  }

  #isContent(at: number): boolean {
    const { words, language } = this.#reading;
    const word = words[at];
    if (word === undefined || word.kind === 'mark' || this.#isTaken(at)) return false;
    return isValueWord(word.folded) || !isFunctionWord(word.folded, language);
  }

  #isKnownField(from: number, to: number): boolean {
    const { index, words } = this.#reading;
    return index.fields.findWhole(words.slice(from, to))?.isTypo === false;
  }

  /** The value after the delimiter at `at`. */
  after(at: number): TagSpan | undefined {
    const length = this.delimiterAt(at);
    if (length === 0) return undefined;
    const from = at + length;
    let to = from;
    while (this.#isContent(to)) to += 1;
    if (to === from || to - from > longestOption || this.#isKnownField(from, to)) return undefined;
    const next = this.#reading.words[to];
    const isEnd =
      next === undefined ||
      (next.kind === 'mark'
        ? next.text !== ':'
        : closing.test(next.folded) || isFunctionWord(next.folded, this.#reading.language));
    return isEnd && !this.#isTaken(to) ? { name: 'opt', from, to } : undefined;
  }

  /** The value before the delimiter that stands before `at`. */
  before(at: number): TagSpan | undefined {
    const to = this.delimiterBefore(at);
    if (to === at) return undefined;
    const { words } = this.#reading;
    let from = to;
    // "yenilebilir / zehirli": a slash makes values also of words that sentences are made of.
    const isSlashed = words[to]?.text === '/' && to > 0 && words[to - 1]?.kind === 'word';
    if (isSlashed && !this.#isTaken(to - 1)) from -= 1;
    while (this.#isContent(from - 1)) from -= 1;
    if (from === to || to - from > longestOption || this.#isKnownField(from, to)) return undefined;
    const previous = words[from - 1];
    const isStart = previous === undefined || previous.kind !== 'mark' || !/^[,)]$/.test(previous.text);
    // "status, new, used": a part of the app begins no list of values.
    return isStart && !this.#isTaken(from) ? { name: 'opt', from, to } : undefined;
  }

  /** "yüzde 6 yüzde 9": the value before one of several words, which begins with the same word. */
  repeatedBefore({ from, to }: TagSpan): TagSpan | undefined {
    const { words } = this.#reading;
    const length = to - from;
    const [own, other] = [words[from], words[from - length]];
    if (length < 2 || own === undefined || own.folded !== other?.folded) return undefined;
    const span: TagSpan = { name: 'opt', from: from - length, to: from };
    const isWhole = words.slice(span.from, span.to).every(({ kind }) => kind !== 'mark');
    return isWhole && !this.#isTaken(span.from) ? span : undefined;
  }

  /** Whether a mark that begins a list stands right before a word. */
  isOpened(at: number): boolean {
    const before = this.#reading.words[at - 1];
    return before?.kind === 'mark' && opening.test(before.text);
  }

  /** Whether the words are what the lexicon calls a field. */
  isField({ from, to }: TagSpan): boolean {
    return this.#isKnownField(from, to);
  }

  /** Whether two words are one, such as "6-10". */
  areGlued(from: number, to: number): boolean {
    const { words, text } = this.#reading;
    const [one, other] = [words[from - 1], words[to]];
    return (
      from === to && one !== undefined && other !== undefined && text.slice(one.end, other.start) === '-'
    );
  }
}

/** "library or food bank", "6-10": neighbours in a list with marks are one value. */
function merged(group: readonly TagSpan[], list: OptionList): readonly TagSpan[] {
  const gaps = group.slice(1).map((span, at) => list.delimiterAt(group[at]?.to ?? span.from) > 0);
  const lastMark = gaps.lastIndexOf(true);
  const marks = gaps.filter(Boolean).length;
  const found: TagSpan[] = [];
  for (const [at, span] of group.entries()) {
    const last = found.at(-1);
    // "stress weather food or sleep": single words before the only "or".
    const isPart = at > 0 && gaps[at - 1] === false && (marks > 1 || (marks === 1 && at - 1 > lastMark));
    if (last !== undefined && (isPart || list.areGlued(last.to, span.from)) && last.to === span.from)
      found[found.length - 1] = { ...last, to: span.to };
    else found.push(span);
  }
  return found;
}

/** "organik kimyasal yok diye": what stands between values without marks and "diye" is a value. */
function beforeDiye(reading: Reading, end: number): readonly TagSpan[] {
  const found: TagSpan[] = [];
  for (let at = end; at < end + longestOption; at += 1) {
    const word = reading.words[at];
    if (word?.folded === 'diye') return found;
    if (word?.kind !== 'word') return [];
    found.push({ name: 'opt', from: at, to: at + 1 });
  }
  return [];
}

/**
 * The spans whose neighbours in a list are values, as values: "floor, there's ground, first and second", "taba, siyah, haki".
 * A part that is listed after values stays one if the lexicon knows it: "new or used, price".
 */
function asValues(spans: readonly TagSpan[], list: OptionList): readonly TagSpan[] {
  const found: TagSpan[] = [];
  let isOpened = false;
  for (const [at, span] of spans.entries()) {
    const [before, next] = [found.at(-1), spans[at + 1]];
    const isAfter =
      before?.name === 'opt' &&
      list.delimiterAt(before.to) > 0 &&
      before.to + list.delimiterAt(before.to) === span.from;
    const isBefore =
      next?.name === 'opt' &&
      list.delimiterAt(span.to) > 0 &&
      span.to + list.delimiterAt(span.to) === next.from;
    isOpened = isAfter ? isOpened : list.isOpened(span.from);
    const hasOwner = found.some(({ name }) => name === 'add' || name === 'change');
    const isValue =
      (span.name === 'look' && isAfter && span.to - span.from === 1) ||
      (span.name === 'add' && hasOwner && isBefore && (isOpened || span.to - span.from === 1)) ||
      (span.name === 'add' && hasOwner && isAfter && isOpened && !list.isField(span));
    found.push(isValue ? { ...span, name: 'opt' } : span);
  }
  return found;
}

/** The values of a message one list after another: none but marks and words for "or" stand between those of a list. */
function groupsOf(options: readonly TagSpan[], list: OptionList): readonly (readonly TagSpan[])[] {
  const groups: TagSpan[][] = [];
  for (const span of options) {
    const last = groups.at(-1);
    const end = last?.at(-1)?.to;
    if (last !== undefined && end !== undefined && end + list.delimiterAt(end) === span.from) last.push(span);
    else groups.push([span]);
  }
  return groups;
}

/** The spans with whole lists of values: also those before the first and after the last tagged one. */
export function withWholeOptions(
  tagged: readonly TagSpan[],
  reading: Reading,
  isNamed: (at: number) => boolean,
): readonly TagSpan[] {
  const list = new OptionList(reading, tagged, isNamed);
  const spans = asValues(tagged, list);
  const options = spans.filter(({ name }) => name === 'opt');
  const whole = groupsOf(options, list).flatMap((group) => {
    const values = [...merged(group, list)];
    for (;;) {
      const [first] = values;
      const before = list.before(first?.from ?? 0) ?? (first && list.repeatedBefore(first));
      if (before === undefined) break;
      values.unshift(before);
    }
    const isMarked = values.length > 1 && values[1] !== undefined && values[1].from > (values[0]?.to ?? 0);
    const end = values.at(-1)?.to ?? 0;
    if (values.length > 1 && !isMarked) return [...values, ...beforeDiye(reading, end)];
    for (;;) {
      const after = list.after(values.at(-1)?.to ?? 0);
      if (after === undefined) break;
      values.push(after);
    }
    return values;
  });
  return [...spans.filter(({ name }) => name !== 'opt'), ...whole].sort(
    (one, other) => one.from - other.from,
  );
}
