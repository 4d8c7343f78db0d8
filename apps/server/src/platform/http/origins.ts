import { isAddress, isLoopback, readHostname } from '../hosts/index.ts';

export interface OriginRules {
  readonly publicOrigin: string | undefined;
  readonly previewOrigin: string | undefined;
  readonly trustedOrigins: readonly string[];
}

function parse(origin: string): URL | null {
  try {
    return new URL(origin);
  } catch {
    return null;
  }
}

/**
 * The defence against cross-site request forgery (docs/rules/http.md#origin-check). The request's own host is trusted only
 * if it is loopback or an IP address: another name could be rebound to this machine, so PUBLIC_ORIGIN or TRUSTED_ORIGINS
 * must list it. A missing Origin is allowed; an opaque one (`null`, as built apps send it) is not.
 */
export function isTrustedOrigin(origin: string | null, host: string, rules: OriginRules): boolean {
  if (origin === null) return true;
  if (origin === rules.publicOrigin || rules.trustedOrigins.includes(origin)) return true;
  const url = parse(origin);
  if (!url) return false;
  if (isLoopback(url.hostname) && isLoopback(readHostname(host) ?? '')) return true;
  return url.host === host && isAddress(url.hostname);
}

/**
 * Whether `host` is the host of an https PUBLIC_ORIGIN. Used without a trusted proxy, so that cookies of an https site are
 * still marked secure.
 */
export function isSecureHost(host: string, { publicOrigin }: Pick<OriginRules, 'publicOrigin'>): boolean {
  // Compared as text, because this runs for every request; the configuration normalises origins.
  return publicOrigin === `https://${host}`;
}

/** Address of the page in which built apps run, with the version that browsers keep. */
export const previewFrameOf = (previewOrigin: string, version: string): string =>
  `${previewOrigin}/preview/frame.html?v=${version}`;

/**
 * Origin of built apps for a studio at `host` (docs/rules/hosts.md#preview). On loopback `localhost` and `127.0.0.1` are
 * two sites, so the frame gets its own process. Without PREVIEW_ORIGIN only the sandbox isolates the frame.
 */
export function previewOriginFor(host: string, isSecure: boolean, rules: OriginRules): string {
  if (rules.previewOrigin) return rules.previewOrigin;
  const scheme = isSecure ? 'https' : 'http';
  const [, name = '', port = ''] = /^(\[[^\]]+\]|[^:]+)(:\d+)?$/.exec(host) ?? [];
  if (name === 'localhost') return `${scheme}://127.0.0.1${port}`;
  if (name === '127.0.0.1') return `${scheme}://localhost${port}`;
  return rules.publicOrigin ?? `${scheme}://${host}`;
}

/** Origin of the studio for a preview at `host`: the only page that may embed it. */
export function studioOriginFor(host: string, isSecure: boolean, rules: OriginRules): string {
  if (rules.publicOrigin) return rules.publicOrigin;
  return previewOriginFor(host, isSecure, { ...rules, previewOrigin: undefined });
}
