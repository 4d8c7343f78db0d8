const allowedHeaders = [
  'Accept',
  'Origin',
  'Cookie',
  'Set-Cookie',
  'Content-Type',
  'Content-Range',
  ...[
    'Project',
    'Key',
    'Dev-Key',
    'Locale',
    'Mode',
    'JWT',
    'Response-Format',
    'Timeout',
    'ID',
    'Timestamp',
    'Session',
    'Platform',
  ].map((name) => `X-Appwrite-${name}`),
  ...['Id', 'Email', 'Phone'].map((name) => `X-Appwrite-Impersonate-User-${name}`),
  ...['Version', 'Name', 'Language', 'Platform', 'GraphQL', 'Profile'].map((name) => `X-SDK-${name}`),
  'Range',
  'Cache-Control',
  'Expires',
  'Pragma',
  'X-Fallback-Cookies',
  'X-Requested-With',
].join(', ');

/** Response headers for a trusted origin (docs/rules/http.md#cors). Never `*`, because credentials are allowed. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'X-Appwrite-Session, X-Fallback-Cookies',
    vary: 'Origin',
  };
}

/** Headers of the response to a preflight request. */
export function preflightHeaders(origin: string): Record<string, string> {
  return {
    ...corsHeaders(origin),
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
  };
}
