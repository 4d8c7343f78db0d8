import { z } from 'zod';
import type { OAuthIdentity } from './oauth-client.ts';

const timeout = 10_000;

/** Calls a provider; anything but a success is an error. Redirects are not followed: the address is fixed. */
export async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', 'user-agent': 'kilim', ...init.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!reply.ok) throw new Error(`${new URL(url).host} answered ${reply.status}`);
  return reply.json();
}

export const fetchWithToken = (url: string, token: string): Promise<unknown> =>
  fetchJson(url, { headers: { authorization: `Bearer ${token}` } });

/** For calls of a library that sets no time limit of its own. */
export async function withinTimeout<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider did not answer in time.')), timeout);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isTrue = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

const openIdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().default(''),
  email_verified: isTrue.default(false),
  name: z.string().default(''),
});

/** Reads the standard claims of OpenID Connect. */
export function toIdentity(claims: unknown): OAuthIdentity {
  const { sub, email, email_verified, name } = openIdClaims.parse(claims);
  return { uid: sub, email: email.toLowerCase(), isEmailVerified: email_verified, name };
}
