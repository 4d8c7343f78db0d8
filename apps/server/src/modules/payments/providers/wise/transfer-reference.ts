// `MB-XXXXXXXX`: seven characters of Crockford's base 32 and a check character. People and banks retype it, so that it
// has no letters that look alike and a typing error names no order instead of another's.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const payloadLength = 7;

/** Odd weights are units modulo 32: every single wrong character changes the sum. */
function checkOf(payload: string): string {
  const sum = [...payload].reduce(
    (total, char, index) => total + alphabet.indexOf(char) * (2 * index + 3),
    0,
  );
  return alphabet.charAt(sum % 32);
}

/** A new reference of `bytes`, of which seven are used: 35 random bits; a clash is refused by the database. */
export function makeTransferReference(bytes: Uint8Array): string {
  const payload = Array.from(bytes.slice(0, payloadLength), (byte) => alphabet.charAt(byte % 32)).join('');
  return `MB-${payload}${checkOf(payload)}`;
}

const isWhole = (code: string): boolean =>
  code.charAt(payloadLength) === checkOf(code.slice(0, payloadLength));

/** Look-alikes as Crockford reads them. */
const normalise = (code: string): string => code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Banks add words before it, drop the hyphen, break it by spaces and write it small. */
const pattern = /(?<![0-9a-z])mb[\s.:/-]*((?:[0-9a-z][\s-]?){7}[0-9a-z])(?![0-9a-z])/gi;

/** The one whole reference of a text; null when there is none, or when two different ones make it ambiguous. */
export function findTransferReference(text: string): string | null {
  const found = new Set<string>();
  for (const [, raw = ''] of text.matchAll(pattern)) {
    const code = normalise(raw.replaceAll(/[\s-]/g, ''));
    if ([...code].every((char) => alphabet.includes(char)) && isWhole(code)) found.add(`MB-${code}`);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
