import type { Context } from 'hono';
import { bytesToBody } from '../platform/http/reply-body.ts';
import { encode, type StaticFile } from './static-files.ts';

/** Sends a file, compressed if the client accepts it, or 304 if the client has it. */
export function sendFile(
  c: Context,
  file: StaticFile,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('etag', file.etag);
  c.header('vary', headers['vary'] ?? 'Accept-Encoding');
  if (status === 200 && c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const { bytes, encoding } = encode(file, c.req.header('accept-encoding') ?? '');
  if (encoding) c.header('content-encoding', encoding);
  c.header('content-type', headers['Content-Type'] ?? file.contentType);
  c.header('content-length', String(bytes.byteLength));
  if (c.req.method === 'HEAD') return c.body(null, status);
  return c.body(bytesToBody(bytes), status);
}
