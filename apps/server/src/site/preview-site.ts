import { getDomain } from 'tldts';

/**
 * How well the preview's address keeps built apps apart from the studio. Only a frame of another site (registrable
 * domain) gets a process of its own in every browser that has one; an app that hangs stops the studio otherwise.
 * - `same-origin`: no address of its own at all
 * - `same-site`: another host under the same domain
 */
export type PreviewSite = 'apart' | 'same-site' | 'same-origin';

/** Names that lead to this machine alone; two different ones count as two sites. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.[\d.]+$/.test(host);

/** The registrable domain; an address or a name without one stands for itself. */
function siteOf(host: string): string {
  // Domains of hosting services count as suffixes: two customers of one are not the same site.
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

export function classifyPreviewSite(publicOrigin: string, previewOrigin: string): PreviewSite {
  if (publicOrigin === previewOrigin) return 'same-origin';
  const [studio, preview] = [new URL(publicOrigin).hostname, new URL(previewOrigin).hostname];
  if (isLoopback(studio) && isLoopback(preview)) return studio === preview ? 'same-site' : 'apart';
  return siteOf(studio) === siteOf(preview) ? 'same-site' : 'apart';
}

export interface PreviewSettings {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly PREVIEW_ORIGIN?: string | undefined;
}

/** What is wrong with the settings, as a sentence for whoever runs the server; null when they are fine. */
export function describePreviewSite({ PUBLIC_ORIGIN, PREVIEW_ORIGIN }: PreviewSettings): string | null {
  if (PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname)) return null;
  if (PREVIEW_ORIGIN === undefined)
    return `PREVIEW_ORIGIN is not set: apps run under ${PUBLIC_ORIGIN} itself, and one that hangs stops the studio in some browsers. Set it to an address on another domain.`;
  if (classifyPreviewSite(PUBLIC_ORIGIN, PREVIEW_ORIGIN) === 'apart') return null;
  return `PREVIEW_ORIGIN (${PREVIEW_ORIGIN}) is on the same domain as PUBLIC_ORIGIN (${PUBLIC_ORIGIN}): in Firefox and Safari an app that hangs stops the studio. Use another registrable domain.`;
}
