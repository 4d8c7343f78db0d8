import type { Language } from '@kilim/contract';
import { classNamed } from './class-of-word.ts';

/** Words of these classes name nothing, or are listed with the ending "my". */
const isOther = /^(?:filler|polite|question|family|ability|app)$/;

/** The word without an ending that an owner has: "günü" of "gün". */
const owned = /^(.{2,}?)s?[iu]$/;

/** Whether a folded word stands in the lists as it is, so that what looks like an ending belongs to it: "makam", "besteci". */
export function isBaseWord(folded: string, language: Language): boolean {
  const name = classNamed(folded, language);
  if (name === undefined || isOther.test(name)) return false;
  const stem = language === 'tr' ? owned.exec(folded)?.[1] : undefined;
  return (
    stem === undefined ||
    (classNamed(stem, language) === undefined && classNamed(folded.slice(0, -1), language) === undefined)
  );
}
