export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Characters that are compared at once. */
const block = 1_024;

/** The smallest single replacement between two texts, so that a cursor outside it keeps its place. Null if equal. */
export function findTextChange(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  // Whole blocks first: comparing character by character takes long for a large text.
  while (start + block <= shorter && before.slice(start, start + block) === after.slice(start, start + block))
    start += block;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  const blockAtEnd = (text: string): string => text.slice(text.length - end - block, text.length - end);
  while (end + block <= shorter - start && blockAtEnd(before) === blockAtEnd(after)) end += block;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
