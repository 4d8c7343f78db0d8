// After these keywords an expression starts, so `/` opens a regular expression and `<` a tag.
const leadingWords = new Set(
  'return typeof case do else in of void delete throw new instanceof default yield await extends'.split(' '),
);

/** Whether an expression may start after the previous token; `undefined` means the start of the file. */
export function startsExpression(
  previous: string | undefined,
  isWord: boolean,
  beforeWord?: string,
): boolean {
  if (previous === undefined) return true;
  if (isWord) return leadingWords.has(previous) && beforeWord !== '.';
  return previous !== ')' && previous !== ']' && previous !== '';
}
