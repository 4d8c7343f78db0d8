/**
 * Headers of every page (docs/rules/http.md#security-headers). The studio runs only its own scripts and the transformer's
 * WebAssembly, and embeds only the preview.
 */
export function pageHeaders(previewOrigin: string, formOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Sounds and videos of a project, which the studio holds in memory.
    'media-src blob:',
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    // On every page, because the checkout is opened without loading a new document.
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
  return { ...baseHeaders, 'content-security-policy': policy };
}

/**
 * Policy of API replies: a browser that opens one must not run or embed anything. Uploaded pictures and PDF files have
 * their own policy.
 */
export const apiPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Without `default-src 'none'`, which may block the browser's PDF viewer. */
export const pdfPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** One year, without subdomains, which may belong to other services. */
export const strictTransportSecurity = 'max-age=31536000';

export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
