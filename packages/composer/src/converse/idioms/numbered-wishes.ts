import { fold } from '../../language/fold.ts';

/** Words of a wish in folded text; a part without them is a noun. */
export const isWish =
  /(?:^| )(?:add|remove|delete|make|change|rename|sort|group|newest|oldest|first|top|drop|show|ekle|sil|kaldir|olsun|yap|ustte|altta)(?: |$)/i;

/** "1. humidity 2. photo 3. newest on top": each is a wish, a noun one for a field. Undefined for other texts. */
export function numberedWishes(text: string, language: 'tr' | 'en'): readonly string[] | undefined {
  if (!/^\s*1[.)] .{2,80}\s2[.)] \S/s.test(text)) return undefined;
  return text
    .split(/\s*(?<!\d)\d{1,2}[.)]\s+/)
    .map((part) => part.replace(/[.,;]\s.*$/s, '').trim())
    .filter((part) => part !== '')
    .map((part) => (isWish.test(fold(part)) ? part : language === 'tr' ? `${part} ekle` : `add ${part}`));
}
