/**
 * Headers of every page of the site. The studio runs our scripts and the transformer's WebAssembly only, and frames
 * only the preview (preview-engine.md §7.6).
 */
export function pageHeaders(previewOrigin: string, formOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    // The banks stand on every page: the checkout is reached without a new document, so its rules came with the first.
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
  return { ...baseHeaders, 'content-security-policy': policy };
}

/**
 * Policy of every API reply. A reply is data; a browser that is led to it directly must not run or embed anything of it.
 * Replies with a policy of their own (uploaded pictures, PDF) replace it.
 */
export const apiPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Browsers draw a PDF with a viewer of their own, which `default-src 'none'` may keep from loading. */
export const pdfPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a year, and for this host alone: what else runs beside it is not ours to decide. */
export const strictTransportSecurity = 'max-age=31536000';

export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
