import { crockfordAlphabet, toCrockford } from '../crockford.ts';

// Transfer references (docs/rules/wise.md#reference): `MB-`, seven characters of Crockford's base 32 and a check
// character. Payers retype them, so look-alike letters are excluded and a typing error never matches another order.

const payloadLength = 7;

/** Check character: odd weights are invertible modulo 32, so every single wrong character changes the sum. */
function checkOf(payload: string): string {
  const sum = [...payload].reduce(
    (total, char, index) => total + crockfordAlphabet.indexOf(char) * (2 * index + 3),
    0,
  );
  return crockfordAlphabet.charAt(sum % 32);
}

/** Creates a reference from the first seven bytes (35 random bits); the database rejects a collision. */
export function makeTransferReference(bytes: Uint8Array): string {
  const payload = toCrockford(bytes.slice(0, payloadLength));
  return `MB-${payload}${checkOf(payload)}`;
}

const hasValidCheck = (code: string): boolean =>
  code.charAt(payloadLength) === checkOf(code.slice(0, payloadLength));

/** Replaces look-alike letters as Crockford's base 32 defines. */
const normalise = (code: string): string => code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Banks add text around the reference, drop the hyphen, insert spaces and change the case. */
const pattern = /(?<![0-9a-z])mb[\s.:/-]*((?:[0-9a-z][\s-]?){7}[0-9a-z])(?![0-9a-z])/gi;

/** Finds the reference in a text; null when there is none, or more than one. */
export function findTransferReference(text: string): string | null {
  const found = new Set<string>();
  for (const [, raw = ''] of text.matchAll(pattern)) {
    const code = normalise(raw.replaceAll(/[\s-]/g, ''));
    if ([...code].every((char) => crockfordAlphabet.includes(char)) && hasValidCheck(code))
      found.add(`MB-${code}`);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
