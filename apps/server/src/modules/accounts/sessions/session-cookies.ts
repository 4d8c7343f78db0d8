import { getDomain } from 'tldts';
import { deviceCookieName } from '../../../platform/request-origin/index.ts';

// How a session travels: cookies, and the fallback header where browsers would not keep them (wire-contract.md §3.1).

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

/** `studio.example.com.tr` → `example.com.tr`, by the public suffix list; null for localhost and addresses. */
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
 * Whether the reply may hand the session to scripts of the page. Localhost, addresses and requests without an Origin:
 * yes; another site: yes, it could not keep the cookie; the same site: never.
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
  // No Domain: a host-only cookie is not sent to the preview's host.
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
    // The same attributes: without SameSite some browsers send it along with requests of other sites.
    cookie(`${name}_legacy`, value, expires, sameSite(facts) + secure),
  ];
}

/** Headers that move the end of cookies the browser has. */
export function keepSessionHeaders(facts: CookieFacts, token: string, expiresAt: number): ReplyHeader[] {
  return bothCookies(facts, token, new Date(expiresAt));
}

/** Headers of the reply that begins a session. */
export function startSessionHeaders(facts: CookieFacts, token: string, expiresAt: number): ReplyHeader[] {
  const headers = bothCookies(facts, token, new Date(expiresAt));
  if (needsFallback(facts)) {
    const value = JSON.stringify({ [`a_session_${facts.projectKey}`]: token });
    headers.push({ name: 'x-fallback-cookies', value });
  }
  return headers;
}

/** As long as the security log remembers a browser that is not used: 400 days, which is also the most that browsers keep. */
const deviceLifetime = 400 * 24 * 3600;

/** The cookie that a browser is recognised by at its next sign-in. It opens nothing. */
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

/** Headers of the reply that ends the caller's own session. */
export function endSessionHeaders(facts: CookieFacts): ReplyHeader[] {
  return [...bothCookies(facts, '', new Date(0)), { name: 'x-fallback-cookies', value: '[]' }];
}
