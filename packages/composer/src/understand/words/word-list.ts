import { fold } from '../../language/fold.ts';

/** Folded words of a text, separated by white space. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(fold(text).split(/\s+/).filter(Boolean));

/** Rows 'value | Türkçe, kelimeler | English, words' as phrases for each language. */
export function phraseRows<T extends string>(
  text: string,
): readonly { readonly value: T; readonly tr: readonly string[]; readonly en: readonly string[] }[] {
  const toList = (cell = ''): string[] =>
    cell
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [value = '', tr, en] = row.split('|').map((cell) => cell.trim());
      return { value: value as T, tr: toList(tr), en: toList(en) };
    });
}
