// Character codes for the scanner. Comparing codes is ten times faster than matching regular expressions.
export const lineFeed = 10;
export const doubleQuote = 34;
export const dollar = 36;
export const singleQuote = 39;
export const asterisk = 42;
export const slash = 47;
export const lessThan = 60;
export const equals = 61;
export const greaterThan = 62;
export const openBracket = 91;
export const backslash = 92;
export const closeBracket = 93;
export const backtick = 96;
export const openBrace = 123;
export const closeBrace = 125;

const otherSpace = /\s/;
const otherStart = /\p{ID_Start}/u;
const otherPart = /[\p{ID_Continue}\u200c\u200d]/u;

export function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return otherSpace.test(String.fromCharCode(code));
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === dollar;
}

/** Whether a code point may start an identifier. */
export function startsName(point: number): boolean {
  return point < 128 ? isLetter(point) : otherStart.test(String.fromCodePoint(point));
}

/** Whether a code point may continue an identifier. */
export function continuesName(point: number): boolean {
  return point < 128 ? isLetter(point) || isDigit(point) : otherPart.test(String.fromCodePoint(point));
}
