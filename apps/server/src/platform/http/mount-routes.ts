import { AppError, type Endpoint, type EndpointInput } from '@kilim/contract';
import type { Context, Hono } from 'hono';
import { parseQuery } from './query-parameters.ts';
import { readJsonBody } from './read-body.ts';
import type { BinaryReply, RequestContext, StreamedReply } from './request-context.ts';
import type { Route } from './route.ts';
import { pdfPolicy } from './security-headers.ts';
import { validate } from './validate.ts';

export const apiPrefix = '/v1';
/** Where the specification puts calls outside of the version; sessions, origins and errors are the same there. */
export const apiPrefixes = [apiPrefix, '/api'] as const;

const toHonoPath = (base: string, path: string): string => base + path.replaceAll(/\{(\w+)\}/g, ':$1');

function isBinary(value: unknown): value is BinaryReply {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}

function isStreamed(value: unknown): value is StreamedReply {
  return typeof value === 'object' && value !== null && 'chunks' in value;
}

/** Waits for the first piece, so that what fails before it is answered as an error. */
async function openStream(chunks: AsyncIterable<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const pieces = chunks[Symbol.asyncIterator]();
  let next = await pieces.next();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (next.done) return controller.close();
      controller.enqueue(next.value);
      next = await pieces.next();
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
}

function contentDisposition({ fileName, isInline }: Pick<BinaryReply, 'fileName' | 'isInline'>): string {
  const ascii = fileName.replaceAll(/[^\w.-]+/g, '_');
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** Where no browser is waiting there is nothing to lead it to. */
function redirect(c: Context, { status }: Endpoint, { location }: { location: string | null }): Response {
  return location === null ? c.body(null, 204) : c.redirect(location, status === 303 ? 303 : 302);
}

/** Built on `c`, so that headers which the handler added (cookies) go out with it. */
async function respond(c: Context, endpoint: Endpoint, answer: unknown): Promise<Response> {
  c.header('cache-control', 'private, no-store');
  if (endpoint.reply === null || endpoint.status === 204) return c.body(null, 204);
  if (endpoint.reply === 'redirect') return redirect(c, endpoint, answer as { location: string | null });
  if (isStreamed(answer)) {
    const stream = await openStream(answer.chunks);
    c.header('content-type', answer.contentType);
    c.header('content-disposition', contentDisposition(answer));
    return c.body(stream, endpoint.status as 200);
  }
  if (isBinary(answer)) {
    c.header('content-type', answer.contentType);
    c.header('content-disposition', contentDisposition(answer));
    if (answer.contentType === 'application/pdf') c.header('content-security-policy', pdfPolicy);
    for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
    return c.body(new Uint8Array(answer.bytes), endpoint.status as 200);
  }
  c.header('content-type', 'application/json');
  return c.body(JSON.stringify(answer), endpoint.status as 200);
}

async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  isGuest: boolean,
): Promise<EndpointInput<Endpoint>> {
  return {
    params: validate('params', endpoint.params, params),
    query: validate('query', endpoint.query, parseQuery(new URL(request.url).searchParams)),
    body: endpoint.body ? validate('body', endpoint.body, await readJsonBody(request, isGuest)) : undefined,
  };
}

/**
 * Refuses guests where somebody has to be signed in, and a session whose second factor is still due everywhere but on
 * the way to it (wire-contract.md §1.4). Public calls take such a session for a guest's.
 */
function admit(endpoint: Endpoint, context: RequestContext): RequestContext {
  const isHalf = context.caller?.awaitsFactor === true;
  if (endpoint.access === 'public') return isHalf ? { ...context, caller: null } : context;
  if (!context.caller) throw new AppError('general_unauthorized_scope');
  if (isHalf && !endpoint.acceptsOneFactor) throw new AppError('user_more_factors_required');
  return context;
}

/** Puts routes on the router: who are you → validate → act → present. Errors are the router's one handler's. */
export function mountRoutes(
  app: Hono,
  routes: readonly Route[],
  contextOf: (c: Context) => RequestContext,
): void {
  for (const { endpoint, handle } of routes) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.on(endpoint.method, toHonoPath(endpoint.base ?? apiPrefix, path), async (c) => {
        const context = admit(endpoint, contextOf(c));
        const input = await readInput(endpoint, c.req.raw, c.req.param(), context.caller === null);
        return respond(c, endpoint, await handle(input, context));
      });
    }
  }
}
