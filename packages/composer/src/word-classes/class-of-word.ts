import type { Language } from '@kilim/contract';
import type { Token } from '../language/tokens.ts';
import { classOfEnglish } from './english-class.ts';
import { englishWords } from './english-words.ts';
import { classOfTurkish } from './turkish-class.ts';
import { turkishWords } from './turkish-words.ts';

/** Longer words are in no list, and their stems are many. */
const longestWord = 30;
const mostCached = 20_000;

/** Reads rows 'class: word word'. */
function readClasses(text: string): ReadonlyMap<string, string> {
  const classes = new Map<string, string>();
  for (const row of text.trim().split('\n')) {
    const [name = '', words = ''] = row.split(': ');
    for (const word of words.split(' ')) classes.set(word, name);
  }
  return classes;
}

const known: Partial<Record<Language, ReadonlyMap<string, string>>> = {};
const cache = new Map<string, string>();

const classesIn = (language: Language): ReadonlyMap<string, string> =>
  (known[language] ??= readClasses(language === 'tr' ? turkishWords : englishWords));

/** The class of a folded word that is listed as it is, without endings. */
export const classNamed = (folded: string, language: Language): string | undefined =>
  classesIn(language).get(folded);

/** The class of a folded word, such as 'animal' or 'measure'; '' if no list has it. */
function classOfWord(folded: string, language: Language): string {
  if (folded.length > longestWord) return '';
  const key = `${language}${folded}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const classes = classesIn(language);
  const find = language === 'tr' ? classOfTurkish : classOfEnglish;
  const found = find(folded, classes) ?? '';
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, found);
  return found;
}

/** The class of each token: '?' for a word of no list, '#' for a number, and a mark stands for itself, also these two. */
export const classesOf = (tokens: readonly Token[], language: Language): readonly string[] =>
  tokens.map(({ kind, folded }) =>
    kind === 'word' ? classOfWord(folded, language) || '?' : kind === 'mark' ? folded : '#',
  );
