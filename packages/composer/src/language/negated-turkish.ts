import { lowerCase } from './fold.ts';

const isBack = (vowel: string): boolean => /[aıou]/i.test(vowel);

/**
 * The opposite of the label of a box that is ticked or not: "Ödendi" is "Ödenmedi", "İçiyor" is "İçmiyor", "Aşılı" is "Aşılı
 * değil".
 */
export function negatedTurkish(label: string): string {
  const past = /^(.*\p{L}{2,})([dt])[ıiuü]$/u.exec(label)?.[1];
  const vowels = past?.match(/[aeıioöuüAEIİOÖUÜ]/gu);
  if (past !== undefined && vowels) return `${past}${isBack(vowels.at(-1) ?? '') ? 'madı' : 'medi'}`;
  const present = /^(.*[^aeıioöuü\s])([ıiuü]yor)$/iu.exec(label);
  if (present !== null) return `${present[1]}m${present[2]}`;
  if (/ var$/iu.test(label)) return label.replace(/ var$/iu, ' yok');
  return `${label} değil`;
}

/** The opposite of the label of a box: "Ödenmedi", "Not paid". */
export const oppositeLabel = (label: string, language: 'tr' | 'en'): string =>
  language === 'tr' ? negatedTurkish(label) : `Not ${lowerCase(label.slice(0, 1), 'en')}${label.slice(1)}`;
