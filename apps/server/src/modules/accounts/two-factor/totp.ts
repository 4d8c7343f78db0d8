import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Time-based one-time passwords (RFC 6238): SHA-1, six digits and steps of 30 s, which every authenticator app supports.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepLength = 30_000;
/** Bytes; RFC 4226 section 4 recommends 160 bits. */
const secretSize = 20;

/** RFC 4648 section 6, without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => alphabet.charAt(Number.parseInt(part.padEnd(5, '0'), 2)))
    .join('');
}

/** The inverse of `encodeBase32`. */
export function decodeBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 2)));
}

export const createTotpSecret = (): string => encodeBase32(randomBytes(secretSize));

export const stepAt = (now: number): number => Math.floor(now / stepLength);

/** The six-digit code of a step. */
export function totpOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** The step of a code, at most one step off because clocks differ; null for a wrong code. */
export function matchStep(secret: string, code: string, now: number): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const current = stepAt(now);
  let found: number | null = null;
  for (const step of [current - 1, current, current + 1]) {
    if (step >= 0 && timingSafeEqual(Buffer.from(totpOfStep(secret, step)), Buffer.from(digits)))
      found = step;
  }
  return found;
}

/** The address that authenticator apps read from a QR code. */
export function authenticatorUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
  return `otpauth://totp/${label}?${query}`;
}
