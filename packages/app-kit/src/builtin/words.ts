import type { Language } from '@kilim/contract';
import { en } from './words/en.ts';
import { tr } from './words/tr.ts';

/** The built-in provider's own sentences: part of what it answers, so they travel with it. */
export const words: Readonly<Record<Language, typeof tr>> = { tr, en };
