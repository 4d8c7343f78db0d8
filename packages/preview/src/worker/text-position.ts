/** A position in a text; lines and columns start at 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Position of a UTF-16 index. */
export function positionAt(text: string, index: number): TextPosition {
  const end = Math.max(0, Math.min(index, text.length));
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: end - start + 1 };
}

/** UTF-16 index of a UTF-8 byte offset, which oxc uses. */
export function indexOfByte(text: string, byteOffset: number): number {
  let bytes = 0;
  let index = 0;
  while (index < text.length && bytes < byteOffset) {
    const code = text.codePointAt(index) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    index += code < 0x1_0000 ? 1 : 2;
  }
  return index;
}
