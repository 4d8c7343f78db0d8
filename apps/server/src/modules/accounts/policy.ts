import type { Person } from './account.ts';

/** The administrator's address belongs to whoever runs the server (decisions.md: first admin). */
export function isReservedAddress(email: string, adminEmail: string): boolean {
  return email === adminEmail.toLowerCase();
}

/** wire-contract.md §2: labels are what roles such as `label:admin` are made of. */
export function labelsOf(person: Pick<Person, 'isAdmin'>): string[] {
  return person.isAdmin ? ['admin'] : [];
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);

function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Whether a mail may carry a link to `url`. The request's Host header is believed only for loopback, any port:
 * elsewhere whoever sends the request could make our mail point at a host of their own.
 */
export function isTrustedLink(url: string, trustedOrigins: readonly string[], requestHost: string): boolean {
  const link = parseAddress(url);
  if (!link || link.username !== '' || link.password !== '') return false;
  if (trustedOrigins.includes(link.origin)) return true;
  const own = parseAddress(`http://${requestHost}`);
  return own !== null && isLoopback(own.hostname) && isLoopback(link.hostname);
}
