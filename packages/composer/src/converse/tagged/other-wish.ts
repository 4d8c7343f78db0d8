import { fold } from '../../language/fold.ts';
import type { Range, Reading } from '../../understand/reading.ts';
import { isCommand } from '../loose/loose-add.ts';

const removesNext = /\b(?:rid of|remove|delete|drop|scrap|ditch|lose|bin) (?:the |my |all )*$/;

/** "waist, drop and jacket size": a verb alone between two marks is about nothing, so it is a noun. */
export function isListedWord({ words, language }: Reading, { from, to }: Range): boolean {
  const isBetween = (at: number): boolean => /^(?:,|and|&)$/.test(words[at]?.folded ?? '');
  return (
    language === 'en' && to - from === 1 && isBetween(from - 1) && (to === words.length || isBetween(to))
  );
}

/** "get rid of the rating", "eksik ayrıntıları tamamla": what is to be done with something else than a new part. */
export function isOtherWish(reading: Reading, span: Range): boolean {
  const text = fold(reading.written(span));
  const after = reading.folded(span.to);
  if (reading.language === 'tr')
    return (
      (text.includes(' ') && isCommand(text, 'tr')) ||
      isCommand(after, 'tr') ||
      /^(?:sil|kaldir|cikar)\w*$/.test(after)
    );
  const before = reading.words.slice(Math.max(0, span.from - 3), span.from);
  return (
    (!isListedWord(reading, span) && isCommand(text, 'en')) ||
    removesNext.test(`${before.map(({ folded }) => folded).join(' ')} `)
  );
}
