import type { IconName } from '../Icon';

const icons: readonly (readonly [IconName, RegExp])[] = [
  ['water', /\bsu\b|su iç|water|hydrate/],
  ['book', /kitap|sayfa|\boku|read|book|page/],
  ['walk', /yürü|adım|walk|step/],
  ['barbell', /spor|egzersiz|antrenman|şınav|gym|workout|exercise|push.?up|train/],
  ['bicycle', /bisiklet|bike|cycl/],
  ['leaf', /meditasyon|nefes|meditat|breath|yoga/],
  ['moon', /uyu|yat|sleep|bed/],
  ['language', /ingilizce|almanca|dil çalış|kelime|language|english|spanish|german|vocab/],
  ['nutrition', /meyve|sebze|şeker|diyet|fruit|vegetable|sugar|diet/],
  ['medkit', /ilaç|vitamin|hap\b|medicine|pill/],
  ['call', /\bara\b|telefon|call|phone/],
  ['brush', /diş|teeth|brush/],
  ['create', /yaz|günlük|write|journal/],
  ['musical-notes', /müzik|gitar|piyano|music|guitar|piano/],
  ['bed', /topla|temizl|tidy|clean/],
  ['sunny', /erken|sabah|early|morning/],
];

/** An icon for what a habit's name says; a check mark if it says nothing known. */
export function habitIcon(name: string): IconName {
  const text = name.replaceAll('İ', 'i').toLowerCase();
  return icons.find(([, pattern]) => pattern.test(text))?.[0] ?? 'checkmark-done';
}
