import { compareTypo, isLikelyTypo } from '../language/typos.ts';
import { englishGenericHeads } from './words/english-words.ts';
import { turkishGenericHeads } from './words/turkish-words.ts';
import { wordSet } from './words/word-list.ts';

/** Words that show where the noun phrase of a description is; a typo in one would hide the phrase. */
const heads = wordSet(`
  uygulama uygulaması uygulamasi uygulamayı programı program sistemi sistem defteri takip takibi takipi randevu sipariş siparişleri
  rezervasyon yoklama günlüğü koleksiyonu listesi hatırlatıcı hesaplama yönetimi application tracker tracking manager management
  planner organizer calculator journal booking bookings appointment appointments inventory collection schedule scheduler reminder
  reminders flashcards website checklist calendar icin istiyorum tarifleri tarifler oyunu game`);

const byFirst = new Map<string, string[]>();
for (const head of heads) byFirst.set(head.charAt(0), [...(byFirst.get(head.charAt(0)) ?? []), head]);

/** The word that a mistyped folded word stands for; the word itself if it is none. */
export function correctHead(folded: string, language: 'tr' | 'en'): string {
  if (folded.length < 4 || folded.length > 16 || heads.has(folded)) return folded;
  if (turkishGenericHeads.has(folded) || englishGenericHeads.has(folded)) return folded;
  for (const head of byFirst.get(folded.charAt(0)) ?? []) {
    const kind = compareTypo(folded, head);
    if (kind && (isLikelyTypo(kind, head, language) || (kind === 'swap' && head.length === 4))) return head;
  }
  return folded;
}
