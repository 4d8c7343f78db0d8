import { fold } from '../../language/fold.ts';
import type { Reading } from '../../understand/reading.ts';
import { removes } from '../verbs.ts';

/** "son eklediğin alanı kaldır": the last verb says what is wanted. */
export const endsWithRemoval = ({ words, language }: Reading): boolean => {
  const last = words.findLast(({ kind }) => kind === 'word')?.folded ?? '';
  return language === 'tr' && removes.test(` ${last} `);
};

/**
 * When, how or in which way something happens, or what the app as a whole is like: no field. A text in quotes, and a wish
 * with a word for a field, are left to the reader of fields.
 */
export function isNoField(text: string): boolean {
  const folded = ` ${fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  if (/^ (?:rename|change|move|sort|group|reorder) /.test(folded)) return true;
  if (/ (?:alan|alani|alanlari|alanini|field|fields|kutusu|diye|adinda|called|named) /.test(folded))
    return false;
  return (
    / (?:\w+inca|\w+ince|\w+unca|\w+ken|\w+diginda|\w+diginda|seklinde|otomatik\w*|her zaman|surekli|acilis\w*|acilirken|simgesi\w*|ikonu\w*|ikon|logosu|arayuz\w*|tasarim\w*|uygulama(?:si|nin)? (?:hizli|daha)|varsayilan\w*|birimi|ustte|uste|altta|alta|yukarida|asagida|ortada|tepede) /.test(
      folded,
    ) ||
    / (?:as an option|as a choice|automatically|every time|whenever|right after|right before|above the|below the|next to the|in the form|at startup|on launch|by default|icon|at the (?:top|bottom)|on top) /.test(
      folded,
    )
  );
}
