import { getDomain } from 'tldts';
import { deviceCookieName } from '../../../platform/request-origin/index.ts';

// Session cookies, and the fallback header for browsers that block them (docs/rules/sessions.md#cookies).

export interface CookieFacts {
  readonly projectKey: string;
  /** Host header of the request, port included. */
  readonly host: string;
  readonly origin: string | null;
  readonly isSecure: boolean;
}

export interface ReplyHeader {
  readonly name: string;
  readonly value: string;
}

function hostnameOf(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/\.$/, '');
  } catch {
    return '';
  }
}

/** `studio.example.com.tr` → `example.com.tr`, by the public suffix list; null for localhost and IP addresses. */
export function registrableDomain(host: string): string | null {
  const hostname = hostnameOf(host);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return null;
  return getDomain(hostname, { allowPrivateDomains: true });
}

function originDomain(origin: string | null): string | null {
  try {
    return origin === null ? null : registrableDomain(new URL(origin).host);
  } catch {
    return null;
  }
}

/**
 * Whether the reply may expose the token to the page's scripts: on localhost, for IP addresses, without an Origin and for
 * another site, whose browser blocks the cookie. Never for the same site.
 */
export function needsFallback({ host, origin }: CookieFacts): boolean {
  const own = registrableDomain(host);
  const asking = originDomain(origin);
  return own === null || asking === null || own !== asking;
}

function sameSite({ host, origin, isSecure }: CookieFacts): string {
  const own = registrableDomain(host);
  const asking = originDomain(origin);
  const isCrossSite = origin !== null && own !== null && own !== asking;
  if (!isCrossSite) return '; SameSite=Lax';
  // Browsers drop SameSite=None without Secure.
  return isSecure ? '; SameSite=None' : '';
}

function cookie(name: string, value: string, expires: Date, attributes: string): ReplyHeader {
  // Without Domain, so that the preview's host does not receive the cookie.
  return {
    name: 'set-cookie',
    value: `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly${attributes}`,
  };
}

function bothCookies(facts: CookieFacts, value: string, expires: Date): ReplyHeader[] {
  const secure = facts.isSecure ? '; Secure' : '';
  const name = `a_session_${facts.projectKey}`;
  return [
    cookie(name, value, expires, sameSite(facts) + secure),
    // Also with SameSite: without it some browsers send the cookie with requests of other sites.
    cookie(`${name}_legacy`, value, expires, sameSite(facts) + secure),
  ];
}

/** Headers that renew the expiry of the browser's cookies. */
export function renewSessionHeaders(facts: CookieFacts, token: string, expiresAt: number): ReplyHeader[] {
  return bothCookies(facts, token, new Date(expiresAt));
}

/** Headers of a reply that starts a session. */
export function startSessionHeaders(facts: CookieFacts, token: string, expiresAt: number): ReplyHeader[] {
  const headers = bothCookies(facts, token, new Date(expiresAt));
  if (needsFallback(facts)) {
    const value = JSON.stringify({ [`a_session_${facts.projectKey}`]: token });
    headers.push({ name: 'x-fallback-cookies', value });
  }
  return headers;
}

/** Seconds; browsers keep no cookie longer than 400 days. Must equal the security log's `keepFor`. */
const deviceLifetime = 400 * 24 * 3600;

/** The cookie that identifies a device at its next sign-in. It authenticates nothing. */
export function deviceHeaders(facts: CookieFacts, token: string | null): ReplyHeader[] {
  if (token === null) return [];
  const attributes = `${sameSite(facts)}${facts.isSecure ? '; Secure' : ''}`;
  const name = deviceCookieName(facts.projectKey);
  return [
    {
      name: 'set-cookie',
      value: `${name}=${token}; Path=/; Max-Age=${deviceLifetime}; HttpOnly${attributes}`,
    },
  ];
}

/** Headers of a reply that ends the calling session. */
export function endSessionHeaders(facts: CookieFacts): ReplyHeader[] {
  return [...bothCookies(facts, '', new Date(0)), { name: 'x-fallback-cookies', value: '[]' }];
}
