/** Offset of the last character before `offset` that is no space, or -1. */
export function lastNonSpaceBefore(source: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(source[at] ?? '')) at -= 1;
  return at;
}

/** Offset of the first character from `offset` on that is no space; the length of the source when there is none. */
export function firstNonSpaceFrom(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && /\s/.test(source[at] ?? '')) at += 1;
  return at;
}
