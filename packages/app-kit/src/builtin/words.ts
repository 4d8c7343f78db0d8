import type { Language } from '@kilim/contract';
import { en } from './words/en.ts';
import { tr } from './words/tr.ts';

/** The texts in answers of the built-in provider. */
export const words: Readonly<Record<Language, typeof tr>> = { tr, en };
