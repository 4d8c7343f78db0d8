/** Folds texts to lower case by Turkish rules for the search, because neither database engine does. */
export const toSearchKey = (...texts: readonly string[]): string =>
  texts.join('\n').normalize('NFC').toLocaleLowerCase('tr');
