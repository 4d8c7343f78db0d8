import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { type RoleName, roleWords } from './role-names.ts';

const turkishEndings =
  "(?:'?(?:l[ae]r)?(?:[iu]m[iu]z)?(?:[iu]n|n[iu]n|[iu]|y[iu]|y[ae]|[ae]|s[iu]|s[iu]n[iu]n)?)";
const englishEndings = "(?:e?s|'s)?";

const alternatives = (language: Language): string =>
  [...new Set(roleWords.map(({ words }) => fold(words[language])).filter(Boolean))]
    .sort((a, b) => b.length - a.length)
    .join('|');

/** One role in folded words, in any form: "yoneticiler", "the staff". */
export const rolePattern = `(?:the )?(?:(?:${alternatives('tr')})${turkishEndings}|(?:${alternatives('en')})${englishEndings})`;

const separator = '(?: ,| ve| ile| and| or| ya da| veya| /| &| , ve| , and| bir de| ayri)? ';

/** Two to four roles in a row: "yonetici ve personel". */
export const rolesPattern = `${rolePattern}(?:${separator}${rolePattern}){1,3}`;

/** The roles that a text of folded words names, in order, each once. */
export function readRoles(text: string): readonly RoleName[] {
  const found = new Map<string, RoleName>();
  for (const [written] of text.matchAll(new RegExp(`(?<![\\p{L}\\d])${rolePattern}(?![\\p{L}\\d])`, 'gu'))) {
    const plain = written.replace(/^the /, '');
    const role = roleWords
      .flatMap((each) => [each.words.tr, each.words.en].map((word) => ({ each, word: fold(word) })))
      .filter(({ word }) => word !== '' && plain.startsWith(word))
      .sort((a, b) => b.word.length - a.word.length)[0]?.each;
    if (role !== undefined && !found.has(role.id)) found.set(role.id, role);
  }
  return [...found.values()];
}
