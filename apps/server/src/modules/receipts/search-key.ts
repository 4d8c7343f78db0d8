import { foldSearch } from '@kilim/contract';

/** Folds texts for the search, because neither database engine does. */
export const toSearchKey = (...texts: readonly string[]): string => foldSearch(texts.join('\n'));
