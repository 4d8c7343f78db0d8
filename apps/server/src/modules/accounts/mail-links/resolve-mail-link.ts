import { isLoopback, type SiteHosts } from '../../../platform/hosts/index.ts';

export interface LinkRules {
  /** Origin of the public site; undefined when links lead to the host that was requested. */
  readonly publicOrigin: string | undefined;
  /** Origins that a link may always lead to. */
  readonly trustedOrigins: readonly string[];
  readonly hosts: Pick<SiteHosts, 'leadsHere'>;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** Sets each part separately: a path such as `//evil.example`, parsed as a reference, would replace the host. */
function moveTo(origin: string, { pathname, search, hash }: URL): string {
  const moved = new URL(origin);
  moved.pathname = pathname;
  moved.search = search;
  moved.hash = hash;
  return moved.href;
}

/**
 * Returns the link that a mail may contain for a requested `url`, or null when the url leads to another site. The Host
 * header is trusted only when it names an address of this server; otherwise an attacker could send our mails with links
 * to a host of their own. With a public origin, links lead there (docs/rules/accounts.md#links-in-mails).
 */
export function resolveMailLink(url: string, requestHost: string, rules: LinkRules): string | null {
  const link = parseUrl(url);
  if (!link || !isHttp(link) || link.username !== '' || link.password !== '') return null;
  if (rules.trustedOrigins.includes(link.origin)) return url;
  const own = parseUrl(`http://${requestHost}`);
  if (!own || !rules.hosts.leadsHere(requestHost)) return null;
  const isSameHost = link.host === own.host || (isLoopback(link.hostname) && isLoopback(own.hostname));
  if (!isSameHost) return null;
  return rules.publicOrigin === undefined ? url : moveTo(rules.publicOrigin, link);
}
