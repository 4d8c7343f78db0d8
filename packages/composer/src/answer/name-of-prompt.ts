import { nameFromPrompt } from '@kilim/app-kit';
import type { Language } from '@kilim/contract';
import { fold } from '../language/fold.ts';
import { isTrademark } from '../understand/settle-game.ts';
import type { AppUnderstanding } from '../understand/understanding.ts';
import { firstPerson } from '../understand/words/first-person.ts';

/** Longer descriptions are sentences, whose first words make no name. */
const longestDescription = 6;

// "almam", "satıyorum", "yöneticisiyim", "kaydetmek": parts of a sentence, not of a name.
const verbs = /(?:[ıiuü]yor\w*|y[ıiuü]m|m[ae]m|m[ae]k|s[ıiuü]n|w?ant|need|help)$/iu;
/** Whether a word of a name is one of the prompt's, with another ending: not "New App" for "to do". */
function isWordOf(prompt: string, part: string, language: Language): boolean {
  const word = fold(part);
  return fold(prompt).includes(language === 'tr' ? word.slice(0, 4) : word.replace(/s$/, ''));
}

/** "berberim saç sakal": who writes is no name of the app. */
const who = new RegExp(`^\\s*${firstPerson}(?!\\p{L})`, 'iu');
const turkishLetters = /[çğıöşüÇĞİÖŞÜ]/;

/**
 * The name of an app in the words of a short description: "Bana bir su takip uygulaması yap" → "Su Takibi". Undefined if
 * its words make no name; the subject's name is better then, also when the diacritics of a known subject are missing.
 */
export function nameOfPrompt(
  prompt: string,
  { language, subject, archetype, askedGame }: AppUnderstanding,
): string | undefined {
  // "snake game slower": what follows the word for a game is a wish.
  const isWish = /\b(?:game|oyunu) \S/i.test(prompt);
  if (archetype === 'game' && (askedGame !== undefined || isTrademark(prompt) || isWish)) return undefined;
  const words = prompt.trim().split(/\s+/);
  if (words.length > longestDescription || /[\n,.:;+/<>]/.test(prompt.trim().slice(0, -1))) return undefined;
  if (language === 'tr' && subject !== undefined && !turkishLetters.test(prompt)) return undefined;
  if (language === 'tr' && who.test(prompt)) return undefined;
  const name = nameFromPrompt(prompt, language);
  const parts = name.split(' ');
  if (parts.length < 2 || parts.length > 4 || parts.some((part) => verbs.test(part))) return undefined;
  if (parts.some((part) => !isWordOf(prompt, part, language))) return undefined;
  return name;
}
