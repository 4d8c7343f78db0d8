import type { Language } from '@kilim/contract';
import { firstTagOf } from '../../src/tagging/index.ts';
import { lexiconIndex, openReading, readDescription } from '../../src/understand/index.ts';
import { Reading } from '../../src/understand/reading.ts';
import { descriptionFeatures } from '../../src/understand/tagged/description-features.ts';
import {
  type DescriptionTag,
  descriptionTags,
  isOfSubject,
} from '../../src/understand/tagged/description-tags.ts';
import { placesOf } from '../../src/understand/tagged/places-of.ts';
import type { FirstPrompt } from '../../test/first-prompt.ts';
import type { TaggedText } from './tagged-text.ts';

function readOf(prompt: string, language: Language) {
  const reading = openReading({ prompt, language, seed: 7 }, lexiconIndex());
  if (!(reading instanceof Reading)) return undefined;
  const { choice, candidates } = readDescription(reading);
  return { reading, choice, features: descriptionFeatures(reading, choice, candidates) };
}

/** Marks that the model does not tell apart. */
const tagOfMark: Readonly<Record<string, DescriptionTag>> = {
  subject: 'subject',
  field: 'field',
  opt: 'opt',
  calc: 'other',
  page: 'other',
  look: 'other',
  ability: 'other',
};

/** Reads a row 'language | kind | marked description'; why it cannot be read otherwise. */
export function readMarkedDescription(row: string): TaggedText | string {
  const [language, , marked = ''] = row.split('|').map((cell) => cell.trim());
  if (language !== 'tr' && language !== 'en') return 'no language';
  const marks: { readonly mark: string; readonly text: string; readonly at: number }[] = [];
  const plain = marked.replaceAll(
    /\[(\w+) ([^\]]+)\]/g,
    (whole: string, mark: string, text: string, at: number) => {
      const before = marks.reduce((sum, each) => sum + each.mark.length + '[ ]'.length, 0);
      marks.push({ mark, text, at: at - before });
      return whole.slice(mark.length + '[ '.length, -1);
    },
  );
  const read = readOf(plain, language);
  if (read === undefined) return 'no app';
  const { reading, features } = read;
  const tags = reading.words.map(() => 0);
  // The text is cleaned before it is read, so marked words may stand elsewhere: the nearest ones are meant.
  const moved = (reading.text.length - plain.length) / 2;
  const ends = new Set(reading.words.map(({ end }) => end));
  for (const { mark, text, at: place } of marks) {
    const tag = tagOfMark[mark];
    if (tag === undefined) return 'unknown mark';
    const [start] = reading.words
      .map((word) => word.start)
      .filter((each) => reading.text.startsWith(text, each) && ends.has(each + text.length))
      .sort((one, other) => Math.abs(one - place - moved) - Math.abs(other - place - moved));
    if (start === undefined) return 'other words';
    const first = firstTagOf(descriptionTags, tag);
    const within = [...reading.words.entries()].filter(
      ([, word]) => word.start >= start && word.end <= start + text.length,
    );
    for (const [place, [at]] of within.entries()) tags[at] = first + (place === 0 ? 0 : 1);
  }
  return { features, tags };
}

/** Words around the one that is known to be the subject may belong to it. */
const reach = 2;

/** A description of a test that rules were made with: only words of its subject are known. */
export function readKnownDescription({ prompt, language, about, kind }: FirstPrompt): TaggedText | string {
  if (kind !== 'app' || about.length === 0) return 'no subject';
  const read = readOf(prompt, language);
  if (read === undefined) return 'no app';
  const { reading, choice, features } = read;
  const isSaid = (folded: string): boolean =>
    about.some((stem) => (stem.length < 4 ? folded.startsWith(stem) : folded.includes(stem)));
  const said = reading.words.flatMap(({ kind: each, folded }, at) =>
    each === 'word' && isSaid(folded) ? [at] : [],
  );
  const places = placesOf(choice);
  const known = said.find((at) => places.some(({ from, to }) => from <= at && at < to)) ?? said[0];
  if (known === undefined) return 'other words';
  return {
    features,
    tags: [],
    isAllowed: (at, tag) => {
      if (at === known) return isOfSubject(tag);
      return !isOfSubject(tag) || Math.abs(at - known) <= reach || said.includes(at);
    },
  };
}
