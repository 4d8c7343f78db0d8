import type { Language } from '@kilim/contract';
import { fold } from '../language/fold.ts';
import { pluralEnglish, singularEnglish } from '../language/inflect-english.ts';
import { pluralTurkish } from '../language/inflect-turkish.ts';
import { isBaseWord } from '../word-classes/index.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import { endOfNoun, isDescription } from './nouns/end-of-noun.ts';
import { findEnglishNouns } from './nouns/english-nouns.ts';
import { toTurkishNoun } from './nouns/turkish-noun-form.ts';
import { findTurkishNouns } from './nouns/turkish-nouns.ts';
import { Reading } from './reading.ts';
import type { ExplicitField, Noun } from './understanding.ts';
import { withoutNumbers } from './without-numbers.ts';
import { readWords, type Word } from './word.ts';

/** Words for people, places and languages of the writer, greetings, questions and activities, which look like nouns to the patterns. */
const noTopic: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:torun\p{L}*|teyze\p{L}*|hala|dayı|dede|nine|kız|forum|grup|göz|türkçe|saatlik|arkadaş|hoca|komşu|teşekkür|selam|selam[ıu]n\p{L}*|aleyk[uü]m\p{L}*|merhaba|pardon|özür|kim|kimse|kimin|kimler|millet|herkes|insan|insanlar|ön|son|serbest|lise|evlat|evladım|yavrum|abla|anne|baba|sabah|öğle|akşam|gece|\p{L}*görevlisi|\p{L}+(?:[ıiuü]m|m[ıiuü]z)l[ae]|\p{L}+[ıiuü]yor?)$/u,
  en: /^(?:\d+|\d+ ?(?:yo|page)|hello|hi|guy|som(?:e)?thin[g']?|sumthing|smth|him|her|friend|pls(?: \w+)?|halp|evening|canada|america|england|germany|australia|polish|turkish|forum|group|page|request|requesting(?: \w+)?|expert|exist|weird|weird one|one|ngl|tbh|tracke?|jot down|fb|facebook|dictating|mi|mi need .*|beginner|wot|what|wich|wich one|which one|write|know|uk|usa|morning|evening|afternoon|iso|freelancer|developer|dev|coder|programmer|idiot|writing|read|kind|everyone|everybody|people|somebody|someone|thing|doing|sir|madam|sir or madam|dear sir|son|daughter|mum|mom|dad|wife|husband|sister|brother|\w+s (?:doing|staying|taking|coming|going|living|making))$/,
};

/** Without phrases that no app is about, if another one is left. */
function withoutNoTopics(found: NounCandidate[], language: Language): NounCandidate[] {
  const rest = found.filter(({ noun, isTrade }) => isTrade || !noTopic[language].test(noun));
  return rest.some(({ isTrade }) => !isTrade) ? rest : found;
}

/** The nouns that a description may be about, in no order. */
export const findNouns = (reading: Reading): NounCandidate[] =>
  withoutNoTopics(
    withoutNumbers(
      reading,
      reading.language === 'tr' ? findTurkishNouns(reading) : findEnglishNouns(reading),
    ),
    reading.language,
  );

/** "Uygulamanın adı Rafting Defteri olsun": the name of an app without another noun says what it is about. */
export function nounsOfName(reading: Reading, name: string | undefined): NounCandidate[] {
  if (!name || name.split(' ').length < 2) return [];
  const words = readWords(name, reading.index.stems, reading.language);
  const own = new Reading(name, words, reading.language, reading.index);
  const at = reading.words.findIndex(({ start }) => start >= Math.max(0, reading.text.indexOf(name)));
  return findNouns(own)
    .filter(({ range, region }) => region.to > range.to)
    .slice(0, 1)
    .map((candidate) => ({
      ...candidate,
      strength: strengths.clauseObject,
      range: { from: candidate.range.from + at, to: candidate.range.to + at },
      region: { from: candidate.region.from + at, to: candidate.region.to + at },
    }));
}

/** Weaker phrases stand beside what the text asks for. */
const weak = strengths.bare;

/**
 * Phrases that no other statement used; if there are none, all of them. What the first sentence asks for stays although a
 * statement used its words ("every cloud I see, what kind") when only weak phrases are left.
 */
export function preferFree(
  free: NounCandidate[],
  all: NounCandidate[],
  isField: (candidate: NounCandidate) => boolean,
): NounCandidate[] {
  if (free.length === 0) return all;
  const [main] = all;
  const isAsked = main !== undefined && main.strength >= strengths.request && !main.isTrade && !isField(main);
  const isWeak = free.every(({ strength, isTrade }) => isTrade || strength < weak);
  return isAsked && isWeak ? [main, ...free] : free;
}

/** Whether a word can only be a place: "sahilde". */
function isLocative(stems: Word['stems']): boolean {
  const exact = stems.filter(({ isTypo }) => !isTypo);
  return exact.length > 0 && exact.every(({ suffixes }) => suffixes.case === 'locative');
}

/** Without the details that stand after it. */
export function shortenNoun(
  reading: Reading,
  candidate: NounCandidate,
  details: readonly ExplicitField[],
): NounCandidate {
  let to = endOfNoun(reading, candidate);
  const labels = new Set(details.map(({ label }) => fold(label)));
  const { from } = candidate.range;
  while (to - from > 1 && labels.has(reading.folded(to - 1)) && !isDescription(reading, { from, to: to - 1 }))
    to -= 1;
  if (candidate.range.to === 0 || to === candidate.range.to) return candidate;
  const range = { from: candidate.range.from, to };
  const noun =
    reading.language === 'tr'
      ? toTurkishNoun(reading, range.from, to, 'modifier').noun
      : singularEnglish(reading.written(range).toLowerCase());
  // "satılık" alone says what the things are for, not what they are.
  const isPurpose = /^\p{L}+l[ıiuü]k$/u.test(noun);
  // "sahilde bisiklet": a place neither.
  const isPlace =
    reading.language === 'tr' &&
    !isBaseWord(reading.folded(to - 1), 'tr') &&
    isLocative(reading.words[to - 1]?.stems ?? []);
  return isPurpose || isPlace ? candidate : { ...candidate, range, noun };
}

/** "evler" is "ev"; "dolar" and "biber" are no plurals. */
function singularTurkish(noun: string): string {
  const last = noun.split(' ').at(-1) ?? '';
  const isPlural =
    /.{2}l[ae]r$/.test(last) && !isBaseWord(fold(last), 'tr') && isBaseWord(fold(last.slice(0, -3)), 'tr');
  return isPlural ? noun.slice(0, -3) : noun;
}

/** With its plural. */
export function toNoun({ noun }: NounCandidate, language: Language): Noun {
  const one = language === 'tr' ? singularTurkish(noun) : noun;
  return { one, many: language === 'tr' ? pluralTurkish(one) : pluralEnglish(one) };
}
