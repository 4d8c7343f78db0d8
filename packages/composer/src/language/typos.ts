/** Neighbouring keys of a QWERTY or Turkish Q keyboard, folded. */
const rows = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];

function areNeighbours(first: string, second: string): boolean {
  for (const row of rows) {
    const at = row.indexOf(first);
    if (at >= 0 && (row.charAt(at + 1) === second || row.charAt(at - 1) === second)) return true;
  }
  return false;
}

/** Letters that sound alike: expence, kaktüz. */
const alike = new Set(['cs', 'sc', 'ck', 'kc', 'sz', 'zs', 'iy', 'yi', 'vw', 'wv', 'bp', 'pb', 'dt', 'td']);

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

export type TypoKind = 'swap' | 'missing' | 'doubled' | 'extra' | 'slip' | 'replaced';

/** How `typed` differs from `word` by one edit after the first letter; undefined if it is not exactly one. */
export function compareTypo(typed: string, word: string): TypoKind | undefined {
  if (typed === word || typed.charAt(0) !== word.charAt(0)) return undefined;
  const difference = typed.length - word.length;
  if (Math.abs(difference) > 1) return undefined;
  let at = 0;
  while (at < typed.length && typed.charAt(at) === word.charAt(at)) at += 1;
  if (difference === 0) {
    if (typed.slice(at + 1) === word.slice(at + 1)) {
      const [a, b] = [typed.charAt(at), word.charAt(at)];
      return areNeighbours(a, b) || alike.has(a + b) || (isVowel(a) && isVowel(b)) ? 'slip' : 'replaced';
    }
    const isSwap =
      typed.charAt(at) === word.charAt(at + 1) &&
      typed.charAt(at + 1) === word.charAt(at) &&
      typed.slice(at + 2) === word.slice(at + 2);
    return isSwap ? 'swap' : undefined;
  }
  if (difference < 0) return typed.slice(at) === word.slice(at + 1) ? 'missing' : undefined;
  if (typed.slice(at + 1) !== word.slice(at)) return undefined;
  return typed.charAt(at) === typed.charAt(at - 1) || typed.charAt(at) === typed.charAt(at + 1)
    ? 'doubled'
    : 'extra';
}

/** A text without one letter, with two letters swapped, or with a letter more that suffixes have. */
export function editsOf(text: string): readonly string[] {
  const edits: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after !== '') edits.push(before + after.slice(1));
    if (after.length > 1) edits.push(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of 'aeiulrmnsdk') edits.push(before + letter + after);
  }
  return edits;
}

/**
 * Whether the difference is more likely a typo than another word. Replacing a consonant usually makes another English word
 * (plate, place), and short words have many neighbours.
 */
export function isLikelyTypo(kind: TypoKind, word: string, language: 'tr' | 'en'): boolean {
  if (word.length < 5) return false;
  if (kind === 'swap' || kind === 'doubled') return true;
  if (language === 'tr') return kind === 'replaced' ? word.length >= 6 : true;
  if (kind === 'missing') return word.length >= 6;
  return kind === 'replaced' ? word.length >= 8 : word.length >= 6;
}
