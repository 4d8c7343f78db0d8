import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export interface SecretBox {
  /** Encrypts `text` for one purpose, such as `totp:USER`. */
  seal(purpose: string, text: string): string;
  /** Decrypts; null for anything that was not sealed with this key and purpose. */
  open(purpose: string, sealed: string): string | null;
  /** Keyed hash (base64url). */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

/** AES-256-GCM and HMAC-SHA-256 with keys derived from the server's key. */
export function createSecretBox(serverKey: Uint8Array): SecretBox {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', serverKey, '', use, 32));
  const sealingKey = derive('seal');
  const signingKey = derive('sign');
  const sign = (purpose: string, text: string): string =>
    createHmac('sha256', signingKey).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign,
    verify: (purpose, text, signature) => {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    seal: (purpose, text) => {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv(algorithm, sealingKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceSize + tagSize) return null;
      const decipher = createDecipheriv(algorithm, sealingKey, bytes.subarray(0, nonceSize))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
      try {
        const body = [decipher.update(bytes.subarray(nonceSize + tagSize)), decipher.final()];
        return Buffer.concat(body).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
