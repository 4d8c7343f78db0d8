import type { Scalar } from './screen.ts';

const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a literal, in the given quotes. */
export function quote(text: string, mark: "'" | '"' = "'"): string {
  const escaped = text.replaceAll(/[\\'"\n\r\t\u2028\u2029]/g, (character) => {
    if (character === '\\') return '\\\\';
    if (character === "'" || character === '"') return character === mark ? `\\${character}` : character;
    return controls[character] ?? `\\u${character.charCodeAt(0).toString(16)}`;
  });
  return `${mark}${escaped}${mark}`;
}

/** A value as an expression; a text in the quotes of what it replaces. */
export function printScalar(value: Scalar, replaced = ''): string {
  if (typeof value !== 'string') return String(value);
  return quote(value, replaced.startsWith('"') ? '"' : "'");
}

/** Whether a text means itself between tags and in the quotes of an attribute. */
const isPlain = (text: string): boolean => !/[{}<>&\\\p{Cc}\u2028\u2029]/u.test(text);

/** A value as it follows the name of an attribute and its equals sign. */
export function printAttribute(value: Scalar, replaced = ''): string {
  if (typeof value !== 'string') return `{${value}}`;
  const mark = replaced.startsWith("'") ? "'" : '"';
  return isPlain(value) && !value.includes(mark) ? `${mark}${value}${mark}` : `{${quote(value)}}`;
}

/** A text between tags, in braces where JSX would change it. */
export const printText = (text: string): string =>
  isPlain(text) && text.trim() === text && text !== '' ? text : `{${quote(text)}}`;
