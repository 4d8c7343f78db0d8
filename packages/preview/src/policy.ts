// The response headers of the built preview. Pure: the server sends exactly these under /preview/.

export interface PreviewOrigins {
  /** Where frame.html and its scripts come from, for example `https://preview.example`. */
  readonly previewOrigin: string;
  /** The only origin that may embed the frame. */
  readonly studioOrigin: string;
}

export interface PreviewHeaders {
  /** For frame.html. */
  readonly frame: Readonly<Record<string, string>>;
  /** For files whose name carries a hash (scripts, fonts, wasm). */
  readonly asset: Readonly<Record<string, string>>;
  /** For manifest.json, which keeps its name. */
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

/**
 * The frame is an opaque origin twice over: by the embedding element's sandbox attribute and by its own policy, so
 * it stays sealed when somebody opens its address directly. A built app may show pictures from anywhere by
 * https but connects to nothing. `webrtc 'block'` is missing on purpose: Chromium 156 doesn't know it and prints an
 * error for it on every page with a frame. The runtime removes WebRTC instead (restrict-realm.ts).
 */
export function previewHeaders({ previewOrigin, studioOrigin }: PreviewOrigins): PreviewHeaders {
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${previewOrigin}/preview/ 'unsafe-eval'`,
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
  return {
    frame: {
      ...shared,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      // A name looked up ahead is a message to whoever runs its name server.
      'X-DNS-Prefetch-Control': 'off',
      'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    // The frame has an opaque origin, so its fonts are fetched across origins.
    asset: {
      ...shared,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    manifest: {
      ...shared,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/json; charset=utf-8',
    },
  };
}
