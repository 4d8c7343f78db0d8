// Response headers of the files under /preview/: docs/rules/preview.md#sandbox. Pure.

export interface PreviewOrigins {
  /** Origin of frame.html, for example `https://preview.example`. */
  readonly previewOrigin: string;
  /** The only origin that may embed the frame. */
  readonly studioOrigin: string;
}

export interface PreviewHeaders {
  /** For frame.html. */
  readonly frame: Readonly<Record<string, string>>;
  /** For frame.html at an address with its version: docs/rules/preview.md#without-a-network */
  readonly versionedFrame: Readonly<Record<string, string>>;
  /** For files with a hash in their name (fonts, wasm). */
  readonly asset: Readonly<Record<string, string>>;
  /** For manifest.json, whose name is fixed. */
  readonly manifest: Readonly<Record<string, string>>;
}

const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The frame is sandboxed by the attribute of the iframe and by its own policy, so that it also has an opaque origin
 * when its URL is opened directly. An app may load images from any https address but may not connect anywhere. `webrtc
 * 'block'` is missing because Chromium 156 logs an error for it; the runtime removes WebRTC instead
 * (restrict-realm.ts). Inline scripts give an app nothing that its own code, which is evaluated, does not have.
 */
export function previewHeaders({ previewOrigin, studioOrigin }: PreviewOrigins): PreviewHeaders {
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    `font-src ${previewOrigin} data:`,
    `img-src ${previewOrigin} https: data: blob:`,
    'media-src https: data: blob:',
    "connect-src 'none'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${studioOrigin}`,
  ].join('; ');
  const shared = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const frame = {
    ...shared,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    // A DNS prefetch could send data to the name server of a domain.
    'X-DNS-Prefetch-Control': 'off',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
  return {
    frame,
    versionedFrame: { ...frame, 'Cache-Control': FOREVER },
    // The frame has an opaque origin, so its fonts are cross-origin requests.
    asset: {
      ...shared,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': FOREVER,
    },
    manifest: {
      ...shared,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/json; charset=utf-8',
    },
  };
}
