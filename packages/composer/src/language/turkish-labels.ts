import { upperCaseFirst } from './fold.ts';
import { inflectTurkish } from './inflect-turkish.ts';

/** Whether suffixes can be chosen by the letters: not of "TV" or "km²". */
const isWord = (noun: string): boolean => /[a-zçğıöşüâîû]{2}$/.test(noun);

/** 'Müşterilerde ara' */
export const searchInTurkish = (nouns: string): string =>
  upperCaseFirst(isWord(nouns) ? `${inflectTurkish(nouns, 'locative')} ara` : `${nouns} içinde ara`, 'tr');

/** 'Müşteriyi düzenle' */
export const editInTurkish = (noun: string): string =>
  upperCaseFirst(
    isWord(noun) ? `${inflectTurkish(noun, 'accusative')} düzenle` : `${noun} kaydını düzenle`,
    'tr',
  );
