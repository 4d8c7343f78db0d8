import { fold } from '../language/fold.ts';
import { singularEnglish } from '../language/inflect-english.ts';
import type { Choice } from './choose-subject.ts';
import { namesPerson } from './clause-points.ts';
import { isPossessed } from './details/read-part.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import { isPersonAt } from './nouns/english/determiners.ts';
import { isClassWord, readPhrase } from './nouns/english/english-phrase.ts';
import { toTurkishNoun } from './nouns/turkish-noun-form.ts';
import { hasOutsideCase, isMineBefore, isNounWord } from './nouns/turkish-phrases.ts';
import type { Range, Reading } from './reading.ts';
import { generic } from './score-subjects.ts';
import { placesOf } from './tagged/places-of.ts';
import { taggedNoun } from './tagged/tagged-subject.ts';
import { englishAudience } from './words/english-words.ts';
import { turkishAdjectives, turkishAudience } from './words/turkish-words.ts';

const mostWords = 3;

/** What any thing may be on, in or sold in: "kanban", "shop". */
const containers = /^(?:shop|store|chart|board|kanban|noticeboard|stock|inventory)s?$/;

/** What is written, said or asked about any topic. */
export const topical =
  /^(?:articles?|posts?|blogs?|polls?|votes?|voting|chats?|forum|places?|quiz|quizzes|trivia|countdown|photos?|pics|pictures|guide|tips|oylama\w*|anket\w*|sohbet\w*|yazilar\w*|makale\w*)$/;
/** Words between such a word and its topic: "a chat just for dog walkers", "posts and pics from our reunion". */
const beforeTopic = /^(?:just|only|and|pics|pictures|photos|posts|questions)$/;
const ofTopic = /^(?:about|on|for|of|from)$/;

/** "articles about composting": what is written about. */
function topicAfter(reading: Reading, place: Range): string | undefined {
  let at = place.to;
  while (beforeTopic.test(reading.folded(at))) at += 1;
  if (!ofTopic.test(reading.folded(at))) return undefined;
  const end = reading.sentences().find(({ from, to }) => from <= at && at < to)?.to ?? at;
  const phrase = readPhrase(reading, at + 1, end);
  if (!phrase || phrase.range.to - phrase.range.from > mostWords) return undefined;
  return isClassWord(reading, phrase.range.from) ? undefined : written(reading, phrase.range);
}

const written = (reading: Reading, range: Range): string =>
  singularEnglish(
    reading
      .written(range)
      .replaceAll(/[’']s\b/g, '')
      .toLowerCase(),
  );

const isPerson = (reading: Reading, at: number): boolean =>
  isPersonAt(reading, at) ||
  namesPerson(reading, at) ||
  /^(?:boy|girl|lad|man|men|woman|women|son|daughter)s?$/.test(reading.folded(at)) ||
  englishAudience.has(singularEnglish(reading.folded(at)));

/** "bead stock", "growth chart for alpaca crias", "shop for my daughter's jam": the words before the subject, or what it is for. */
function besideEnglish(
  reading: Reading,
  place: Range,
  candidates: readonly NounCandidate[],
): string | undefined {
  const last = reading.folded(place.to - 1);
  if (topical.test(last)) return topicAfter(reading, place);
  if (!generic.has(last) && !containers.test(last)) return undefined;
  const whole = candidates.find(
    ({ range, isTrade }) => !isTrade && range.from < place.from && range.to === place.to,
  );
  if (whole && place.from - whole.range.from <= mostWords)
    return written(reading, { from: whole.range.from, to: place.from });
  const at = place.to;
  if (reading.folded(at) !== 'for' || !containers.test(last)) return undefined;
  const end = reading.sentences().find(({ from, to }) => from <= at && at < to)?.to ?? at;
  const phrase = readPhrase(reading, at + 1, end);
  if (!phrase) return undefined;
  let { from } = phrase.range;
  const { to } = phrase.range;
  if (from >= to || isPerson(reading, to - 1) || reading.folded(from).endsWith('ing')) return undefined;
  while (to - from > 1 && isPerson(reading, from)) from += 1;
  return to - from > mostWords || isClassWord(reading, from) ? undefined : written(reading, { from, to });
}

/** "okula", "köy odası": a direction, or a compound of its own. */
function hasCaseOrOwner(reading: Reading, at: number): boolean {
  const stems = reading.words[at]?.stems.filter(({ isTypo }) => !isTypo) ?? [];
  const isForm = stems.length > 0 && stems.every(({ stem }) => stem !== reading.folded(at));
  const hasCase = stems.every(({ suffixes }) => ['dative', 'locative', 'ablative'].includes(suffixes.case));
  return stems.some(({ suffixes }) => suffixes.person === 3) || (isForm && hasCase);
}

/** "okuma alışkanlığı", "tavla turnuvası": a subject with the ending of a compound and the words that it is joined to. */
function besideTurkish(reading: Reading, place: Range): string | undefined {
  const isJoined = reading.words[place.to - 1]?.stems.some(
    ({ suffixes, isTypo }) => !isTypo && suffixes.person === 3 && suffixes.derivation === '',
  );
  if (!isJoined) return undefined;
  let { from } = place;
  const isPart = (at: number): boolean =>
    isNounWord(reading, at) &&
    !hasOutsideCase(reading, at) &&
    !isMineBefore(reading, at) &&
    // "köy odası | soba nöbeti": another compound ends before it.
    !isPossessed(reading, at) &&
    !hasCaseOrOwner(reading, at) &&
    !/^(?:kiz|ogl)[iu]m$/.test(reading.folded(at)) &&
    !turkishAdjectives.has(reading.folded(at)) &&
    !turkishAudience.has(reading.folded(at)) &&
    !/n[iu]n$/.test(reading.folded(at));
  while (from > 0 && place.to - from < mostWords && isPart(from - 1)) from -= 1;
  return from === place.from ? undefined : toTurkishNoun(reading, from, place.to, 'object').noun;
}

/** "bahçemdeki güller hangisi …": what is at the place that the description begins with. */
const atPlace = (
  { language, words }: Reading,
  candidates: readonly NounCandidate[],
): NounCandidate | undefined =>
  language === 'tr' && /m[dt][ae]ki$/.test(words[0]?.folded ?? '')
    ? candidates.find(
        ({ range, strength, isTrade, isPlural }) =>
          !isTrade && isPlural && range.from === 1 && strength >= strengths.lead,
      )
    : undefined;

/** The choice with the words that tell its app from others about the same subject, where it has no noun or trade of its own. */
export function withSubjectTitle(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
  topic?: Range,
): Choice {
  const { subject } = choice;
  const kept = subject && !choice.noun && !choice.title ? atPlace(reading, candidates) : undefined;
  if (kept) return { ...choice, trade: undefined, title: kept.noun };
  if (!subject || choice.noun || choice.trade !== undefined || choice.title) return choice;
  const place = placesOf(choice).find(({ from, to }) => to > from);
  if (!place || choice.others.length > 0) return choice;
  const beside =
    reading.language === 'en' ? besideEnglish(reading, place, candidates) : besideTurkish(reading, place);
  const isTopical = topical.test(reading.folded(place.to - 1));
  const title = beside ?? (isTopical && topic ? taggedNoun(reading, topic).noun : undefined);
  if (title === undefined || title.length < 3 || /[ıiuü]m[ıiuü]$/.test(title)) return choice;
  // "yemek tarifleri": the subject itself.
  const own = [...subject.words.tr, ...subject.words.en, subject.name[reading.language]];
  if (own.some((words) => fold(words).includes(fold(title)))) return choice;
  // What is sold or kept in stock also names the goods.
  return subject.archetype === 'catalogue' || subject.archetype === 'stock'
    ? { ...choice, trade: title }
    : { ...choice, title };
}
