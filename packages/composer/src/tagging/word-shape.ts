/** What a word looks like: digits and how many, capitals; empty for other words. */
export function wordShape(text: string): string {
  if (/^\d+$/.test(text)) return `digits${Math.min(text.length, 5)}`;
  if (/\d/.test(text)) return 'mixed';
  if (/^\p{Lu}{2,}$/u.test(text)) return 'upper';
  return /^\p{Lu}/u.test(text) ? 'capital' : '';
}
