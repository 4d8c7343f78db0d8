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
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
  return { ...baseHeaders, 'content-security-policy': policy };
}

/** For a year, and for this host alone: what else runs beside it is not ours to decide. */
export const stayOnTls = 'max-age=31536000';

export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
