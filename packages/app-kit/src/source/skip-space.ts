/** Offset of the last character before `offset` that is not white space, or -1. */
export function lastNonSpaceBefore(source: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(source[at] ?? '')) at -= 1;
  return at;
}

/** Offset of the first character from `offset` that is not white space; the length of the source if there is none. */
export function firstNonSpaceFrom(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && /\s/.test(source[at] ?? '')) at += 1;
  return at;
}
