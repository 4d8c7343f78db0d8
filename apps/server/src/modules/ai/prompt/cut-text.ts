import type { CountTokens } from './token-count.ts';

/** A token is a few characters of code, so a longer text cannot fit and need not be counted. */
export const charactersPerToken = 12;

/** Cuts a text to a number of tokens, never within a surrogate pair. */
export function cutToTokens(text: string, tokens: number, count: CountTokens): string {
  if (count(text, tokens) <= tokens) return text;
  let low = 0;
  let high = Math.min(text.length, tokens * charactersPerToken);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (count(`${text.slice(0, middle)}…`, tokens) <= tokens) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : `${text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Cuts a text at its start, because its end matters more. */
export function keepEnd(text: string, tokens: number, count: CountTokens): string {
  let kept = text.slice(-tokens * 6);
  while (kept !== '' && count(kept) > tokens) kept = kept.slice(Math.ceil(kept.length * 0.1));
  return kept;
}
