/** Why a text cannot be stored as a file. */
export type TextFault = 'nul' | 'invalid-unicode';

/**
 * A NUL character, half of a surrogate pair, or U+FFFD, which a decoder writes for bytes that are not UTF-8. A file that
 * already contains U+FFFD may keep it.
 */
export function findTextFault(text: string, before = ''): TextFault | undefined {
  if (text.includes('\0')) return 'nul';
  if (/\p{Surrogate}/u.test(text)) return 'invalid-unicode';
  return text.includes('\uFFFD') && !before.includes('\uFFFD') ? 'invalid-unicode' : undefined;
}
