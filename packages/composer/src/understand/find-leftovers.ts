import type { Range, Reading } from './reading.ts';
import {
  englishAdjectives,
  englishAppWords,
  englishGenericHeads,
  englishStops,
} from './words/english-words.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishGenericHeads,
  turkishStops,
} from './words/turkish-words.ts';

const longestShown = 120;

/** Whether a folded word says nothing about what an app is to have. */
export const isFiller = (folded: string): boolean =>
  [
    englishStops,
    englishAdjectives,
    englishAppWords,
    englishGenericHeads,
    turkishStops,
    turkishAdjectives,
    turkishAppWords,
    turkishGenericHeads,
  ].some((set) => set.has(folded));

/** Sentences of which most words changed nothing, as written; the first sentence names the subject and is left out. */
export function findLeftovers(reading: Reading, parts: readonly Range[], about: readonly Range[]): string[] {
  const texts = parts.map((range) => reading.written(range));
  const isAbout = (range: Range): boolean =>
    about.some((other) => other.from < range.to && range.from < other.to);
  for (const sentence of reading.sentences().slice(0, 60)) {
    if (isAbout(sentence)) continue;
    const unused: number[] = [];
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const word = reading.words[at];
      if (word?.kind === 'word' && reading.isFree(at) && !isFiller(word.folded)) unused.push(at);
    }
    const [first] = unused;
    const last = unused.at(-1);
    if (first === undefined || last === undefined || unused.length < 2) continue;
    texts.push(reading.written(sentence));
  }
  const shown = texts
    .map((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .replace(/^[-*•#\s]+/, '')
        .trim(),
    )
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => (text.length > longestShown ? `${text.slice(0, longestShown - 1).trimEnd()}…` : text));
  return [...new Set(shown)].slice(0, 8);
}
