import { isLoopback, type SiteHosts } from '../../platform/hosts/index.ts';
import { lifetimes, type Person } from './account.ts';

/** The administrator's address belongs to whoever runs the server (decisions.md: first admin). */
export function isReservedAddress(email: string, adminEmail: string): boolean {
  return email === adminEmail.toLowerCase();
}

/** wire-contract.md §2: labels are what roles such as `label:admin` are made of. */
export function labelsOf(person: Pick<Person, 'isAdmin'>): string[] {
  return person.isAdmin ? ['admin'] : [];
}

/**
 * Whether a proof of who uses a session is recent. In both directions: after the clock was set back, a proof "from the
 * future" must not stay recent for hours.
 */
export const isRecentProof = (provenAt: number, now: number): boolean =>
  Math.abs(now - provenAt) < lifetimes.authentication;

/** When a session ends that is used now: after a time without use, and in any case some time after signing in. */
export function sessionEnd(
  { sessionIdle, sessionMaximum }: { readonly sessionIdle: number; readonly sessionMaximum: number },
  createdAt: number,
  now: number,
): number {
  return Math.min(now + sessionIdle, createdAt + sessionMaximum);
}

const dotlessProviders = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting only: what follows a plus is a label everywhere that knows labels, and
 * Gmail ignores dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return dotlessProviders.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

export interface LinkRules {
  /** Where people reach the site; without it, wherever this server is reached. */
  readonly publicOrigin: string | undefined;
  /** Origins that a link may always lead to. */
  readonly trustedOrigins: readonly string[];
  readonly hosts: Pick<SiteHosts, 'leadsHere'>;
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** Sets each part by itself: a path such as `//evil.example` would replace the host if it were parsed as a reference. */
function moveTo(origin: string, { pathname, search, hash }: URL): string {
  const moved = new URL(origin);
  moved.pathname = pathname;
  moved.search = search;
  moved.hash = hash;
  return moved.href;
}

/**
 * The link that a mail may carry for the `url` that a request asks for; null when the url leads elsewhere. The Host
 * header is believed only where it is an address of this server: anywhere else its writer could make our mail point to
 * a host of their own. With a public origin such a link leads there.
 */
export function resolveMailLink(url: string, requestHost: string, rules: LinkRules): string | null {
  const link = parseAddress(url);
  if (!link || !isHttp(link) || link.username !== '' || link.password !== '') return null;
  if (rules.trustedOrigins.includes(link.origin)) return url;
  const own = parseAddress(`http://${requestHost}`);
  if (!own || !rules.hosts.leadsHere(requestHost)) return null;
  const isSameHost = link.host === own.host || (isLoopback(link.hostname) && isLoopback(own.hostname));
  if (!isSameHost) return null;
  return rules.publicOrigin === undefined ? url : moveTo(rules.publicOrigin, link);
}
