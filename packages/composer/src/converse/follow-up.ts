import type { Language } from '@kilim/contract';
import { detectLanguage } from '../language/detect-language.ts';
import { fold } from '../language/fold.ts';
import type { StemIndex } from '../language/stem-index.ts';
import { tokenize } from '../language/tokens.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { type LexiconIndex, lexiconIndex } from '../understand/lexicon-index.ts';
import { PhraseTable } from '../understand/phrase-table.ts';
import { preparePrompt } from '../understand/prepare-prompt.ts';
import { type Range, Reading } from '../understand/reading.ts';
import { readWords, type Word } from '../understand/word.ts';
import { addOrdinals } from './ordinal-targets.ts';
import {
  addShortLabels,
  addSynonyms,
  addTargets,
  disambiguate,
  findTargets,
  type NamedTarget,
  type Target,
} from './targets.ts';

import { nameWords, renames } from './verbs.ts';

export type { NamedTarget, Target } from './targets.ts';

/** A follow-up while it is read, with the parts of the app that it names. */
export interface FollowUp {
  readonly spec: AppSpec;
  readonly reading: Reading;
  readonly targets: readonly NamedTarget[];
  /** Texts in quotes, in order. */
  readonly quoted: readonly string[];
  has(pattern: RegExp): boolean;
}

const quotes = /["“”„'‘’«»]([^"“”„‘’«»]{1,80}?)["“”„'’«»](?=[\s.,;:!?]|$|[ıiuüyns])/gu;

interface AppWords {
  readonly stems: StemIndex;
  readonly table: PhraseTable<Target>;
}

// A description never changes, and one follow-up is read several times.
const wordsOfApps = new WeakMap<AppSpec, AppWords>();

/** The words of an app's own parts, beside those of the lexicon. */
function wordsOf(spec: AppSpec, index: LexiconIndex): AppWords {
  const known = wordsOfApps.get(spec);
  if (known !== undefined) return known;
  const stems = index.stems.extend();
  const table = new PhraseTable<Target>(stems);
  addTargets(table, spec);
  wordsOfApps.set(spec, { stems, table });
  return { stems, table };
}

/** What a text about an app says, however often it is read. */
interface KnownText {
  readonly words: readonly Word[];
  readonly text: string;
  readonly language: Language;
  readonly folded: string;
  readonly targets: readonly NamedTarget[];
  readonly quoted: readonly string[];
}

/** Each reader reads a text for itself, because it notes which words it used: what they all find in it is found once. */
const knownTexts = new WeakMap<AppSpec, { readonly texts: Map<string, KnownText>; length: number }>();
/** Of all kept texts of an app, in characters: a word takes about a kilobyte, and a long message is read in many parts. */
const greatestLength = 20_000;

function knownText(prompt: string, spec: AppSpec): KnownText {
  const kept = knownTexts.get(spec) ?? { texts: new Map<string, KnownText>(), length: 0 };
  knownTexts.set(spec, kept);
  const known = kept.texts.get(prompt);
  if (known !== undefined) return known;
  if (kept.length + prompt.length > greatestLength) {
    kept.texts.clear();
    kept.length = 0;
  }
  const read = readText(prompt, spec);
  kept.texts.set(prompt, read);
  kept.length += prompt.length;
  return read;
}

function readText(prompt: string, spec: AppSpec): KnownText {
  const index = lexiconIndex();
  const text = preparePrompt(prompt).slice(0, 4000);
  const language = detectLanguage(tokenize(text), spec.language, (folded) => index.stems.languageOf(folded));
  const { stems, table } = wordsOf(spec, index);
  const words = readWords(text, stems, language);
  const reading = new Reading(text, words, language, index);
  // "grams not kg" names no note.
  const isNegation = ({ range }: NamedTarget): boolean =>
    language === 'en' && range.to === range.from + 1 && words[range.from]?.folded === 'not';
  const named = findTargets(reading, table);
  addShortLabels(reading, spec, named);
  addSynonyms(reading, spec, named);
  addOrdinals(reading, spec, named);
  const folded = ` ${words.map((word) => word.folded).join(' ')} `;
  const renamesPart = renames.test(folded);
  const targets = disambiguate(
    named.filter((each) => !isNegation(each)),
    ({ from }) => renamesPart && nameWords.test(reading.folded(from)),
  );
  return {
    text,
    words,
    language,
    folded,
    targets,
    quoted: [...text.matchAll(quotes)].map((match) => (match[1] ?? '').trim()).filter((part) => part !== ''),
  };
}

/** Reads a follow-up about an app. */
export function readFollowUp(prompt: string, spec: AppSpec): FollowUp {
  const { text, words, language, folded, targets, quoted } = knownText(prompt, spec);
  return {
    spec,
    reading: new Reading(text, words, language, lexiconIndex()),
    targets,
    quoted,
    has: (pattern) => pattern.test(folded) || pattern.test(` ${fold(text)} `),
  };
}

/** The target of one kind, the first that is named. */
export const targetOf = <Kind extends Target['kind']>(
  { targets }: FollowUp,
  kind: Kind,
): (Extract<Target, { kind: Kind }> & { readonly range: Range }) | undefined => {
  const found = targets.find(({ target }) => target.kind === kind);
  return (
    found && ({ ...found.target, range: found.range } as Extract<Target, { kind: Kind }> & { range: Range })
  );
};
