import type { Language } from '@kilim/contract';

const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: new Set(['ve', 'ile', 'için', 'veya']),
  en: new Set(['and', 'or', 'of', 'for', 'to', 'in', 'on', 'at', 'with', 'the', 'a', 'an']),
};

function capitalize(word: string, language: Language): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(language) + word.slice(first.length);
}

/** Each word with a capital first letter by the language's rules. Capitals inside a word, as in `TV`, stay. */
export function toTitle(words: readonly string[], language: Language): string {
  return words
    .map((word, index) =>
      index > 0 && smallWords[language].has(word.toLocaleLowerCase(language))
        ? word.toLocaleLowerCase(language)
        : capitalize(word, language),
    )
    .join(' ');
}
