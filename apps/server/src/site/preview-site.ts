import { getDomain } from 'tldts';

/**
 * How well the preview's origin isolates built apps from the studio (docs/rules/hosts.md#preview). Only a frame of another
 * site (registrable domain) gets its own process in all browsers that support it; otherwise an app that hangs also
 * freezes the studio.
 * - `same-origin`: no origin of its own
 * - `same-site`: another host on the same domain
 */
export type PreviewSite = 'cross-site' | 'same-site' | 'same-origin';

/** Loopback names; two different ones count as two sites. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.[\d.]+$/.test(host);

/** The registrable domain; the host itself for addresses and names without one. */
function siteOf(host: string): string {
  // Domains of hosting services are public suffixes: two customers of one service are not the same site.
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

export function classifyPreviewSite(publicOrigin: string, previewOrigin: string): PreviewSite {
  if (publicOrigin === previewOrigin) return 'same-origin';
  const [studio, preview] = [new URL(publicOrigin).hostname, new URL(previewOrigin).hostname];
  if (isLoopback(studio) && isLoopback(preview)) return studio === preview ? 'same-site' : 'cross-site';
  return siteOf(studio) === siteOf(preview) ? 'same-site' : 'cross-site';
}

export interface PreviewSettings {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly PREVIEW_ORIGIN?: string | undefined;
}

/** A warning about the settings for the operator; null when they are fine. */
export function describePreviewSite({ PUBLIC_ORIGIN, PREVIEW_ORIGIN }: PreviewSettings): string | null {
  if (PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname)) return null;
  if (PREVIEW_ORIGIN === undefined)
    return `PREVIEW_ORIGIN is not set: apps run under ${PUBLIC_ORIGIN} itself, and one that hangs stops the studio in some browsers. Set it to an address on another domain.`;
  if (classifyPreviewSite(PUBLIC_ORIGIN, PREVIEW_ORIGIN) === 'cross-site') return null;
  return `PREVIEW_ORIGIN (${PREVIEW_ORIGIN}) is on the same domain as PUBLIC_ORIGIN (${PUBLIC_ORIGIN}): in Firefox and Safari an app that hangs stops the studio. Use another registrable domain.`;
}
