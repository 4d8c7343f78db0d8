import type { Endpoint } from '@kilim/contract';
import type { Context } from 'hono';
import { bytesToBody, singleChunkMaximum, streamToBody } from './reply-body.ts';
import type { BinaryReply, RequestContext, StreamedJson, StreamedReply } from './request-context.ts';
import { pdfPolicy } from './security-headers.ts';

function isBinary(value: unknown): value is BinaryReply {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}

function isStreamed(value: unknown): value is StreamedReply {
  return typeof value === 'object' && value !== null && 'chunks' in value;
}

function isStreamedJson(value: unknown): value is StreamedJson {
  return typeof value === 'object' && value !== null && 'jsonChunks' in value;
}

function contentDisposition({ fileName, isInline }: Pick<BinaryReply, 'fileName' | 'isInline'>): string {
  const ascii = fileName.replaceAll(/[^\w.-]+/g, '_');
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

function addFileHeaders(c: Context, file: Omit<BinaryReply, 'bytes'>): void {
  c.header('content-type', file.contentType);
  c.header('content-disposition', contentDisposition(file));
  if (file.contentType === 'application/pdf') c.header('content-security-policy', pdfPolicy);
  for (const [name, value] of Object.entries(file.headers ?? {})) c.header(name, value);
}

/** Sends bytes that are in memory. Large ones are counted, because a slow client keeps them there. */
function sendBytes(c: Context, { status }: Endpoint, context: RequestContext, bytes: Uint8Array): Response {
  if (bytes.byteLength > singleChunkMaximum) context.countReplyMemory(bytes.byteLength);
  c.header('content-length', String(bytes.byteLength));
  return c.body(bytesToBody(bytes), status as 200);
}

/**
 * Sends a body that is produced while it is sent. Headers are added after the first chunk, so that an earlier error does
 * not carry them. A HEAD request ends the producer.
 */
async function sendStream(
  c: Context,
  { status }: Pick<Endpoint, 'status'> | { readonly status: 206 },
  chunks: AsyncIterable<Uint8Array | string>,
  addHeaders: () => void,
): Promise<Response> {
  const body = await streamToBody(chunks);
  addHeaders();
  if (c.req.method === 'HEAD' && body instanceof ReadableStream) {
    await body.cancel();
    return c.body(null, status as 200);
  }
  return c.body(body, status as 200);
}

/** 204 when the caller is not a browser (`location` is null). */
function redirect(c: Context, { status }: Endpoint, { location }: { location: string | null }): Response {
  return location === null ? c.body(null, 204) : c.redirect(location, status === 303 ? 303 : 302);
}

/** Sends the value that a handler returned. Uses `c`, which holds the headers that the handler added. */
export async function sendReply(
  c: Context,
  endpoint: Endpoint,
  context: RequestContext,
  answer: unknown,
): Promise<Response> {
  c.header('cache-control', 'private, no-store');
  if (endpoint.reply === null || endpoint.status === 204) return c.body(null, 204);
  if (endpoint.reply === 'redirect') return redirect(c, endpoint, answer as { location: string | null });
  if (isStreamed(answer)) {
    return sendStream(c, answer.isPartial ? { status: 206 } : endpoint, answer.chunks, () => {
      addFileHeaders(c, answer);
      if (answer.size !== undefined) c.header('content-length', String(answer.size));
    });
  }
  if (isBinary(answer)) {
    addFileHeaders(c, answer);
    return sendBytes(c, endpoint, context, answer.bytes);
  }
  const addJsonHeader = (): void => c.header('content-type', 'application/json');
  if (isStreamedJson(answer)) return sendStream(c, endpoint, answer.jsonChunks, addJsonHeader);
  addJsonHeader();
  const text = JSON.stringify(answer);
  // UTF-8 needs at most three bytes per UTF-16 unit.
  if (text.length * 3 <= singleChunkMaximum) return c.body(text, endpoint.status as 200);
  return sendBytes(c, endpoint, context, Buffer.from(text));
}
