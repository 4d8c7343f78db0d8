/** What the tolerant reader found at an offset, written as JSON. */
interface Part {
  readonly json: string;
  readonly end: number;
}

const lengthMaximum = 200_000;

function readString(source: string, start: number): Part | undefined {
  const quote = source[start];
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (character === quote) return { json: `"${text}"`, end: at + 1 };
    if (character === '\n') return undefined;
    if (character === '\\') {
      const next = source[at + 1] ?? '';
      text += next === "'" ? "'" : `\\${next}`;
      at += 1;
    } else text += character === '"' ? '\\"' : character;
  }
  return undefined;
}

const number = /-?\d[\d.eE+-]*/y;
const bare = /[A-Za-z_$][\w$-]*/y;
const blank = /(?:\s|\uFEFF|\/\/[^\n]*|\/\*[^]*?\*\/|```\w*)+/y;

function readPart(source: string, at: number): Part | undefined {
  const character = source[at] ?? '';
  if (character === '"' || character === "'") return readString(source, at);
  if (/[{}[\],:]/.test(character)) return { json: character, end: at + 1 };
  number.lastIndex = at;
  const digits = number.exec(source)?.[0];
  if (digits !== undefined) return { json: digits, end: at + digits.length };
  bare.lastIndex = at;
  const word = bare.exec(source)?.[0];
  // Any other character cannot be repaired; reading on would search every unclosed comment to the end.
  if (word === undefined) return undefined;
  return { json: /^(?:true|false|null)$/.test(word) ? word : `"${word}"`, end: at + word.length };
}

/**
 * Rewrites JSON with comments, trailing commas, single quotes, bare names or a code fence; `undefined` if it is valid or
 * something else is wrong with it.
 */
export function fixJsonSyntax(source: string): string | undefined {
  if (source.length > lengthMaximum) return undefined;
  const parts: string[] = [];
  for (let at = 0; at < source.length; ) {
    blank.lastIndex = at;
    const space = blank.exec(source)?.[0].length ?? 0;
    if (space > 0) {
      at += space;
      continue;
    }
    const part = readPart(source, at);
    if (part === undefined) return undefined;
    if ((part.json === '}' || part.json === ']') && parts.at(-1) === ',') parts.pop();
    parts.push(part.json);
    at = part.end;
  }
  try {
    const text = JSON.stringify(JSON.parse(parts.join(' ')), null, 2);
    return `${text}\n`;
  } catch {
    return undefined;
  }
}
