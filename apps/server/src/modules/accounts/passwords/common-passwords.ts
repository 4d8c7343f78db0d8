import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldPassword } from '@kilim/contract';

// A Bloom filter of common passwords: no false negatives, about 4 false positives in a million.
// `scripts/make-common-passwords.ts` writes the file.

const require = createRequire(import.meta.url);

/** False positive rate with 18 probes: (1 - e^(-18/26))^18 = 3.7e-6. */
const bitsPerEntry = 26;
const probes = 18;

/** Double hashing with two 48-bit numbers; the sums stay below 2^53. */
function* positionsOf(password: string, bits: number): Generator<number> {
  const digest = createHash('sha256').update(foldPassword(password)).digest();
  const first = digest.readUIntBE(0, 6);
  const second = digest.readUIntBE(6, 6);
  for (let probe = 0; probe < probes; probe += 1) yield (first + probe * second) % bits;
}

export function makeFilter(passwords: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((passwords.size * bitsPerEntry) / 8));
  for (const password of passwords) {
    for (const position of positionsOf(password, filter.length * 8)) {
      filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7));
    }
  }
  return filter;
}

export function isInFilter(filter: Uint8Array, password: string): boolean {
  for (const position of positionsOf(password, filter.length * 8)) {
    if (((filter[position >> 3] ?? 0) & (1 << (position & 7))) === 0) return false;
  }
  return true;
}

/** In the package's folder, because this file is bundled into another one. */
export function commonPasswordsFile(): string {
  return join(dirname(require.resolve('@kilim/server/package.json')), 'assets', 'common-passwords.bin');
}

let loaded: Uint8Array | undefined;

/** Whether a password is one of the 100,000 most common ones of at least 8 characters, ignoring case. */
export function isCommonPassword(password: string): boolean {
  loaded ??= new Uint8Array(readFileSync(commonPasswordsFile()));
  return isInFilter(loaded, password);
}
