import { upperCaseFirst } from '../../language/fold.ts';
import type { LocalText } from '../subject.ts';

/** Reads 'Türkçe~English'; a text without a tilde is the same in both languages. */
export function toLocalText(source: string): LocalText {
  const [tr = '', en = tr] = source.split('~').map((part) => part.trim());
  return { tr, en };
}

/** Reads 'a, b ~ c, d' into a list for each language; without a tilde the second list is empty. */
export function toLocalLists(source: string): {
  readonly tr: readonly string[];
  readonly en: readonly string[];
} {
  const [tr = '', en = ''] = source.split('~');
  return { tr: toList(tr), en: toList(en) };
}

export const toList = (source: string, separator = ','): string[] =>
  source
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** 'Waiting for parts' → 'waitingForParts', 'A−' → 'aMinus', '5th' → 'n5th'. */
export function toIdentifier(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '');
  const words =
    plain
      .replaceAll('+', ' plus')
      .replaceAll('−', ' minus')
      .match(/[A-Za-z0-9]+/g) ?? [];
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : upperCaseFirst(word.toLowerCase(), 'en')))
    .join('')
    .replace(/^\d/, 'n$&')
    .slice(0, 40);
}
