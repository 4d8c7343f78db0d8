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
 * The origin check is the defence against forged requests. Our own host counts as trusted only when it is loopback or a
 * plain address: any other name could be rebound to this machine, so PUBLIC_ORIGIN or TRUSTED_ORIGINS must name it. A
 * missing Origin is allowed; an opaque one (`null`, every built app) never.
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
 * Whether a request for `host` has come over TLS because the site's own address says so. Only a proxy that is trusted
 * tells it of each request; without one a cookie of an https site must still not travel in the clear.
 */
export function isSecureHost(host: string, { publicOrigin }: Pick<OriginRules, 'publicOrigin'>): boolean {
  // Asked of every request, so it is compared as text; the settings keep an origin in the form that browsers send.
  return publicOrigin === `https://${host}`;
}

/** The page that built apps run in. */
export const previewFrameOf = (previewOrigin: string): string => `${previewOrigin}/preview/frame.html`;

/**
 * Where built apps run for a studio that was asked for at `host`. On loopback the two names of the machine are two
 * sites, so the frame gets a process of its own; elsewhere PREVIEW_ORIGIN should name another host, and without it the
 * sandbox alone seals the frame.
 */
export function previewOriginFor(host: string, isSecure: boolean, rules: OriginRules): string {
  if (rules.previewOrigin) return rules.previewOrigin;
  const scheme = isSecure ? 'https' : 'http';
  const [, name = '', port = ''] = /^(\[[^\]]+\]|[^:]+)(:\d+)?$/.exec(host) ?? [];
  if (name === 'localhost') return `${scheme}://127.0.0.1${port}`;
  if (name === '127.0.0.1') return `${scheme}://localhost${port}`;
  return rules.publicOrigin ?? `${scheme}://${host}`;
}

/** The studio that belongs to a preview asked for at `host`: the only page that may embed it. */
export function studioOriginFor(host: string, isSecure: boolean, rules: OriginRules): string {
  if (rules.publicOrigin) return rules.publicOrigin;
  return previewOriginFor(host, isSecure, { ...rules, previewOrigin: undefined });
}
