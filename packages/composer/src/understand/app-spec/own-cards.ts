import { fold } from '../../language/fold.ts';
import type { SampleRow } from '../../spec/entity.ts';
import type { AppUnderstanding } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';

/** The language that the cards of the subject are in, by the language of the app. */
const ofSubject = { tr: 'english', en: 'spanish' } as const;

const named: readonly (readonly [language: string, words: RegExp])[] = [
  ['english', /\b(?:ingilizce|english)\b/],
  ['spanish', /\b(?:ispanyolca|spanish)\b/],
  ['german', /\b(?:almanca|german)\b/],
  ['french', /\b(?:fransizca|french)\b/],
  ['italian', /\b(?:italyanca|italian)\b/],
  ['russian', /\b(?:rusca|russian)\b/],
  ['arabic', /\b(?:arapca|arabic)\b/],
  ['turkish', /\b(?:turkce|turkish)\b/],
  ['ottoman', /\b(?:osmanlica|ottoman)\b/],
];

/** Columns of `words`. */
const columns = [
  'turkish',
  'english',
  'spanish',
  'german',
  'french',
  'italian',
  'russian',
  'arabic',
  'ottoman',
];
const words = `
house: ev | house | casa | das Haus | la maison | la casa | дом | بيت | hane
school: okul | school | escuela | die Schule | l'école | la scuola | школа | مدرسة | mektep
language: dil | language | idioma | die Sprache | la langue | la lingua | язык | لغة | lisan
friend: arkadaş | friend | amigo | der Freund | l'ami | l'amico | друг | صديق | ahbap
water: su | water | agua | das Wasser | l'eau | l'acqua | вода | ماء | âb
book: kitap | book | libro | das Buch | le livre | il libro | книга | كتاب | kitab
letter: mektup | letter | carta | der Brief | la lettre | la lettera | письмо | رسالة | nâme
door: kapı | door | puerta | die Tür | la porte | la porta | дверь | باب | bâb
`;

/** Meanings of the English words for readers of English. */
const englishMeanings: Readonly<Record<string, string>> = {
  house: 'a building that people live in',
  school: 'a place where children are taught',
  language: 'words that a people speaks and writes',
  friend: 'a person whom you know and like',
  water: 'what rain, rivers and seas consist of',
  book: 'printed pages that are bound together',
  letter: 'a written message in an envelope',
  door: 'what closes the entrance of a room',
};

function rowsOf(learnt: string, { fields }: DraftEntity, meaning: 'turkish' | 'english'): SampleRow[] {
  const has = (field: string): boolean => fields.some((each) => each.id === field);
  const level = fields.find((field) => field.id === 'level')?.options?.[0]?.id;
  return words
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', cells = ''] = line.split(': ');
      const texts = cells.split(' | ');
      const at = (column: string): string => texts[columns.indexOf(column)] ?? '';
      const own = learnt === meaning ? (englishMeanings[key] ?? at('english')) : at(meaning);
      return {
        word: at(learnt),
        meaning: own,
        ...(has('sentence') ? { sentence: '' } : {}),
        ...(level === undefined ? {} : { level }),
        ...(has('done') ? { done: false } : {}),
      };
    });
}

/** Cards in the language that the description names, instead of those in the language of the subject's examples. */
export function withOwnCards(
  drafts: readonly DraftEntity[],
  { subject, language, noun, trade, name }: AppUnderstanding,
): DraftEntity[] {
  const [main, ...others] = drafts;
  const said = fold([noun?.one, trade, name].filter(Boolean).join(' '));
  const learnt = named.find(([, pattern]) => pattern.test(said))?.[0];
  const isOther = learnt !== undefined && learnt !== ofSubject[language];
  if (main === undefined || subject?.id !== 'vocabulary' || !isOther) return [...drafts];
  const meaning = language === 'tr' && learnt !== 'turkish' ? 'turkish' : 'english';
  return [{ ...main, samples: rowsOf(learnt, main, meaning) }, ...others];
}
