import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { localiseValue, subjects } from '../../lexicon/index.ts';
import type { SampleRow } from '../../spec/entity.ts';
import type { AppUnderstanding } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';

/** Topics of the questions of general knowledge, by words of a description. */
const topics: readonly (readonly [topic: string, words: RegExp])[] = [
  ['history', /\b(?:tarih\w*|history|historical)\b/],
  ['geography', /\b(?:cografya\w*|geography|capitals?|baskent\w*)\b/],
  ['science', /\b(?:fen|bilim\w*|fizik|kimya|biyoloji|science|physics|chemistry|biology)\b/],
  ['sport', /\b(?:spor|futbol|sports?|football|soccer)\b/],
  ['arts', /\b(?:sanat\w*|edebiyat\w*|arts?|literature)\b/],
];

function triviaRows(language: Language): SampleRow[] {
  const [questions] = subjects.find(({ id }) => id === 'trivia')?.entities ?? [];
  return (questions?.samples ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, value]) => [id, localiseValue(value, language)])),
  );
}

/**
 * Questions that fit the topic which the description names. A quiz about something that the lexicon does not have gets
 * questions too: they show how a round is played until the user writes others.
 */
export function withOwnQuestions(
  drafts: readonly DraftEntity[],
  { subject, archetype, language, noun, trade, name }: AppUnderstanding,
): DraftEntity[] {
  const [main, ...others] = drafts;
  const isTrivia = subject?.id === 'trivia';
  const isUnknown = subject === undefined && archetype === 'quiz';
  const asks = main?.fields.some(({ id }) => id === 'question') === true;
  const answers = main?.fields.some(({ id }) => id === 'answer') === true;
  if (main === undefined || !(isTrivia || isUnknown) || !asks || !answers) return [...drafts];
  const said = fold([noun?.one, trade, name].filter(Boolean).join(' '));
  const topic = topics.find(([, words]) => words.test(said))?.[0];
  const rows = triviaRows(language);
  const ofTopic = rows.filter((row) => row['category'] === topic);
  const kept = ofTopic.length > 0 ? ofTopic : rows;
  if (isTrivia) return ofTopic.length > 0 ? [{ ...main, samples: ofTopic }, ...others] : [...drafts];
  const general = main.fields.find(({ role, type }) => role === 'category' && type === 'choice');
  const category = general?.options?.[0]?.id;
  const plain = kept.slice(0, 6).map(({ question = '', answer = '' }) => ({
    question,
    answer,
    ...(general === undefined || category === undefined ? {} : { [general.id]: category }),
  }));
  return [{ ...main, samples: plain }, ...others];
}
