import {
  asterisk,
  backslash,
  continuesName,
  isDigit,
  isSpace,
  lineFeed,
  slash,
  startsName,
} from './characters.ts';

// Each function returns the end offset of a token that starts at `offset`, or `offset` if there is none. It reads at
// most one character further, so that a scan takes linear time.

export function endOfSpace(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && isSpace(source.charCodeAt(at))) at += 1;
  return at;
}

export function endOfLine(source: string, offset: number): number {
  const at = source.indexOf('\n', offset);
  return at === -1 ? source.length : at;
}

export function endOfComment(source: string, offset: number): number {
  if (source.charCodeAt(offset) !== slash) return offset;
  const second = source.charCodeAt(offset + 1);
  if (second === slash) return endOfLine(source, offset);
  if (second !== asterisk) return offset;
  const at = source.indexOf('*/', offset + 2);
  return at === -1 ? source.length : at + 2;
}

/** An unclosed string ends at the end of its line. */
export function endOfString(source: string, offset: number): number {
  const quote = source.charCodeAt(offset);
  let at = offset + 1;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === lineFeed) return at;
    if (code === quote) return at + 1;
    at += code === backslash ? 2 : 1;
  }
  return source.length;
}

function endOfWord(source: string, offset: number, isExtra: (code: number) => boolean): number {
  const first = source.codePointAt(offset);
  if (first === undefined || !startsName(first)) return offset;
  let at = offset + (first > 0xffff ? 2 : 1);
  while (at < source.length) {
    const point = source.codePointAt(at) ?? 0;
    if (!continuesName(point) && !isExtra(point)) break;
    at += point > 0xffff ? 2 : 1;
  }
  return at;
}

const nothing = (): boolean => false;
/** `.` in members, `:` in namespaces, `-` in attributes. */
const joinsTagName = (code: number): boolean => code === 46 || code === 58 || code === 45;

export function endOfName(source: string, offset: number): number {
  return endOfWord(source, offset, nothing);
}

/** End of the name of a tag or an attribute. */
export function endOfTagName(source: string, offset: number): number {
  return endOfWord(source, offset, joinsTagName);
}

const number = /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?)n?/iy;

export function endOfNumber(source: string, offset: number): number {
  if (!isDigit(source.charCodeAt(offset))) return offset;
  number.lastIndex = offset;
  return offset + (number.exec(source)?.[0].length ?? 0);
}
