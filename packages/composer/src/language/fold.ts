// Folding makes words comparable: lower case, without diacritics, dotted and dotless i alike. "ILAC", "ilaç" and "İLAÇ" are
// equal. The length stays, so offsets in folded text are offsets in the text. Folded text is never shown to users.
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  ğ: 'g',
  ş: 's',
  ç: 'c',
  ö: 'o',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  á: 'a',
  à: 'a',
  ä: 'a',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  í: 'i',
  ì: 'i',
  ï: 'i',
  ó: 'o',
  ò: 'o',
  ô: 'o',
  ú: 'u',
  ù: 'u',
  ñ: 'n',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

const foldLetter = (letter: string): string => {
  const known = plainLetters[letter];
  if (known) return known;
  const lower = letter.toLowerCase();
  return plainLetters[lower] ?? (lower.length === letter.length ? lower : letter);
};

/** Most words have no other letters, and every word is folded: lower case alone takes a tenth of the time. */
const isPlain = /^[\p{ASCII}]*$/u;

export const fold = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : text.replaceAll(/[A-Z]|[^\p{ASCII}]/gu, foldLetter);

/** Lower case as the language writes it: Turkish I becomes ı. */
export const lowerCase = (text: string, language: 'tr' | 'en'): string =>
  text.toLocaleLowerCase(language === 'tr' ? 'tr-TR' : 'en-US');

export function upperCaseFirst(text: string, language: 'tr' | 'en'): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language === 'tr' ? 'tr-TR' : 'en-US') + text.slice(first.length);
}
