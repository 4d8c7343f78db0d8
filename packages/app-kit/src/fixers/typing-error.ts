const lengthMaximum = 40;

/** Whether two names differ by one letter that is missing, added, replaced or swapped with the next, or in letter case. */
export function isTypingError(left: string, right: string): boolean {
  if (left.length < 4 || left.length > lengthMaximum || Math.abs(left.length - right.length) > 1)
    return false;
  if (left.toLowerCase() === right.toLowerCase()) return true;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  const shorter = Math.min(left.length, right.length);
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const [first, second] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  if (first.length <= 1 && second.length <= 1) return true;
  return first.length === 2 && second.length === 2 && first[0] === second[1] && first[1] === second[0];
}
