import { createHash, randomBytes } from 'node:crypto';
import { idPattern, type UserId } from '@kilim/contract';

// Session tokens: base64 of JSON {id, secret} with the user's id (docs/rules/sessions.md#token).

export interface SessionToken {
  readonly userId: UserId;
  readonly secret: string;
}

/** The places of a session token in a request; the first one present is used (docs/rules/sessions.md#credentials). */
export interface SessionCredentials {
  readonly cookie?: string | undefined;
  readonly legacyCookie?: string | undefined;
  /** `X-Appwrite-Session` */
  readonly session?: string | undefined;
  /** `X-Fallback-Cookies`: JSON of cookie name → value. */
  readonly fallback?: string | undefined;
  /** `X-Appwrite-JWT` */
  readonly jwt?: string | undefined;
}

/** 256 random bits, as 64 hexadecimal characters. */
export const createSecret = (): string => randomBytes(32).toString('hex');

/** The stored hash. The secret is random, so a fast hash without salt is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function encodeSessionToken({ userId, secret }: SessionToken): string {
  return Buffer.from(JSON.stringify({ id: userId, secret })).toString('base64');
}

/** Returns null for anything that is not a token; such a request comes from a guest. */
export function parseSessionToken(text: string): SessionToken | null {
  if (text === '' || text.length > 1024) return null;
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, secret } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !idPattern.test(id)) return null;
  if (typeof secret !== 'string' || secret === '' || secret.length > 256) return null;
  return { userId: id as UserId, secret };
}

function readFallback(header: string | undefined, projectKey: string): string | undefined {
  if (!header) return undefined;
  try {
    const value: unknown = JSON.parse(header);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const cookies = value as Record<string, unknown>;
    for (const name of [`a_session_${projectKey}`, `a_session_${projectKey}_legacy`]) {
      const token = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
      if (typeof token === 'string') return token;
    }
  } catch {
    // Old clients send any text from their storage.
  }
  return undefined;
}

/** The first credential that is a well-formed token. */
export function chooseSessionToken(credentials: SessionCredentials, projectKey: string): SessionToken | null {
  const { cookie, legacyCookie, session, fallback } = credentials;
  for (const text of [cookie, legacyCookie, session, readFallback(fallback, projectKey)]) {
    const token = text ? parseSessionToken(text) : null;
    if (token) return token;
  }
  return null;
}
