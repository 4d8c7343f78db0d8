import type { Reading } from '../../reading.ts';
import { articles, possessives } from '../../words/english-classes.ts';
import { englishAudience } from '../../words/english-words.ts';
import type { EnglishPhrase } from './english-phrase.ts';

const relatives =
  /^(?:i|me|mates|sister|brother|cousin|son|daughter|colleague|neighbour|neighbor|uncle|aunt|boss|gp|nephew|niece)$/;

export const isArticle = (reading: Reading, at: number): boolean => articles.has(reading.folded(at));

export const isDeterminer = (reading: Reading, at: number): boolean =>
  articles.has(reading.folded(at)) || possessives.has(reading.folded(at));

export const isPersonAt = (reading: Reading, at: number): boolean =>
  englishAudience.has(reading.folded(at)) || relatives.test(reading.folded(at));

/** A person alone is the user of an app. */
export const isPerson = (reading: Reading, { region }: EnglishPhrase): boolean =>
  region.to - region.from === 1 && isPersonAt(reading, region.from);
