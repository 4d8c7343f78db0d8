export type TextChange = 'upper' | 'lower' | 'title' | 'reverse' | 'morse';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const codes = [
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..',
  '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.',
].join(' ');
const morse = new Map(codes.split(' ').map((code, index) => [letters[index], code]));

/** Letters with signs have the code of the letter without them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const toMorse = (text: string): string =>
  plain(text)
    .split(/\s+/)
    .map((word) =>
      Array.from(word)
        .flatMap((letter) => morse.get(letter) ?? [])
        .join(' '),
    )
    .filter(Boolean)
    .join(' / ');

/** The text in another form; `locale` decides on the letters i and ı. */
export function changeText(text: string, change: TextChange, locale: string): string {
  if (change === 'upper') return text.toLocaleUpperCase(locale);
  if (change === 'lower') return text.toLocaleLowerCase(locale);
  if (change === 'reverse') return Array.from(text).reverse().join('');
  if (change === 'morse') return toMorse(text);
  return text
    .toLocaleLowerCase(locale)
    .replace(
      /(^|[\s(«"'-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
    );
}

export interface TextCounts {
  characters: number;
  words: number;
  sentences: number;
}

export function countText(text: string): TextCounts {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const ends = text.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0;
  const last = text.trim();
  return {
    characters: Array.from(text).length,
    words,
    sentences: ends + (last && !/[.!?…]$/.test(last) ? 1 : 0),
  };
}
