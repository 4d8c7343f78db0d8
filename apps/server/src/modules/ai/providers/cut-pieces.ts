/** Cuts a text into pieces of about `size` UTF-16 units, never within a surrogate pair. */
export function* cutPieces(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + size);
    if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '') && end < text.length) end += 1;
    yield text.slice(at, end);
    at = end;
  }
}
