/** A posted form as received: all pairs in order, untrimmed. Names may repeat. */
export type FormPairs = readonly (readonly [name: string, value: string])[];

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
/** The bank's older pages use this charset; it affects only unsigned messages. */
const turkish = new TextDecoder('iso-8859-9');

function decode(text: string): string {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    const escaped = char === '%' ? /^[0-9A-Fa-f]{2}/.exec(text.slice(index + 1, index + 3)) : null;
    if (escaped) index += 2;
    bytes.push(escaped ? Number.parseInt(escaped[0], 16) : char === '+' ? 0x20 : char.charCodeAt(0));
  }
  const buffer = Uint8Array.from(bytes);
  try {
    return strictUtf8.decode(buffer);
  } catch {
    return turkish.decode(buffer);
  }
}

/** Parses `application/x-www-form-urlencoded` bytes in UTF-8 or ISO-8859-9. Never throws; values are checked later. */
export function parseFormPairs(body: Uint8Array): FormPairs {
  const text = Buffer.from(body).toString('latin1');
  if (text === '') return [];
  return text.split('&').map((pair) => {
    const end = pair.indexOf('=');
    return end < 0 ? [decode(pair), ''] : [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
  });
}

/** The value of a name, or null unless the name occurs exactly once. */
export function singleValue(pairs: FormPairs, name: string): string | null {
  const values = pairs.filter(([key]) => key === name);
  return values.length === 1 ? (values[0]?.[1] ?? null) : null;
}

export function countOf(pairs: FormPairs, name: string): number {
  return pairs.filter(([key]) => key === name).length;
}
