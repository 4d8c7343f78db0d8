import type { Language } from '@kilim/contract';
import { createApp, type SessionCredentials } from '../app.ts';
import { createSiteHosts, readHostname } from '../platform/hosts/index.ts';
import {
  type Caller,
  createRateLimits,
  type ParseLargeJson,
  type Route,
  type SharedRateLimits,
  type VerifyProof,
} from '../platform/http/index.ts';
import type { Log } from '../platform/log/log.ts';
import { createEndpointFinder, findUndescribed } from './check-reply.ts';

export interface TestAppOptions {
  readonly routes: readonly Route[];
  /** Authenticates calls like the server; without it, the caller is `as` of each call. */
  readonly authenticate?: (credentials: SessionCredentials) => Promise<Caller | null>;
  /** Without it, every proof is rejected. */
  readonly verifyProof?: VerifyProof;
  readonly parseLargeJson?: ParseLargeJson;
  readonly host?: string;
  readonly isSecure?: boolean;
  readonly publicOrigin?: string;
  readonly trustedOrigins?: readonly string[];
  /** Large by default; tests of limits pass 1. */
  readonly rateLimitFactor?: number;
  /** By default errors go to the console and denied requests nowhere. */
  readonly log?: Log;
  /** Without it, limits are counted in this process. */
  readonly sharedLimits?: SharedRateLimits;
}

export interface TestCall {
  readonly as?: Caller | null;
  readonly body?: unknown;
  /** For malformed bodies and files. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: Language;
  readonly ip?: string;
  /** Does not parse a JSON reply, which is slow for large ones. */
  readonly isRaw?: boolean;
}

export interface TestReply {
  readonly status: number;
  /** Parsed JSON; undefined when there is none. */
  readonly json: unknown;
  readonly headers: Headers;
  bytes(): Uint8Array;
}

export interface TestApp {
  call(method: string, path: string, options?: TestCall): Promise<TestReply>;
}

/** Shows errors with their cause on the console. */
const testLog: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (...details: unknown[]) => console.error(...details),
};

/** Bytes of a part, as they arrive from a network. */
const partSize = 64 * 1024;

/** Large bodies arrive in parts, as from a network: a request copies a body of one part at once. */
function asRequestBody(body: string | Uint8Array<ArrayBuffer>): RequestInit {
  if (body.length <= partSize) return { body };
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  let start = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    if (start >= bytes.byteLength) return controller.close();
    controller.enqueue(bytes.slice(start, start + partSize));
    start += partSize;
  };
  return { body: new ReadableStream({ pull }), duplex: 'half' };
}

/** Reads the whole body in parts, joined on request: joining a large one would block the event loop like a slow route. */
async function readParts(response: Response): Promise<{ readonly size: number; join(): Uint8Array }> {
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) parts.push(part);
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return { size, join: () => new Uint8Array(Buffer.concat(parts, size)) };
}

/**
 * The router with routes of modules, called without a port. `call` throws when a reply does not match the endpoint's
 * description: its status, error type or body.
 */
export function createTestApp(options: TestAppOptions): TestApp {
  const host = options.host ?? 'localhost:3000';
  const origins = {
    publicOrigin: options.publicOrigin,
    previewOrigin: undefined,
    trustedOrigins: options.trustedOrigins ?? [],
  };
  const calls = new Map<string, TestCall>();
  const findEndpoint = createEndpointFinder(options.routes);
  let count = 0;
  const app = createApp({
    routes: options.routes,
    // Without the accounts module, the number of the call replaces the session.
    authenticate:
      options.authenticate ??
      (async ({ session = '' }: SessionCredentials) => calls.get(session)?.as ?? null),
    verifyProof: options.verifyProof ?? (async () => false),
    ...(options.parseLargeJson && { parseLargeJson: options.parseLargeJson }),
    connectionOf: (c) => ({
      ip: calls.get(c.req.header('x-test-call') ?? '')?.ip ?? '127.0.0.1',
      isSecure: options.isSecure ?? false,
    }),
    limits: createRateLimits(options.rateLimitFactor ?? 1000, options.sharedLimits),
    origins,
    hosts: createSiteHosts({ ...origins, listenHost: readHostname(host) ?? host }),
    projectKey: 'kilim',
    log: options.log ?? testLog,
  });

  return {
    call: async (method, path, call = {}) => {
      count += 1;
      const id = String(count);
      calls.set(id, call);
      const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
      const response = await app.request(`http://${host}${path}`, {
        method,
        headers: {
          host,
          'x-test-call': id,
          ...(!options.authenticate && { 'x-appwrite-session': id }),
          ...(call.language && { 'x-appwrite-locale': call.language }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(body !== undefined && asRequestBody(body)),
      });
      calls.delete(id);
      const read = await readParts(response);
      const isJson =
        !call.isRaw && (response.headers.get('content-type')?.startsWith('application/json') ?? false);
      const { status, headers } = response;
      const json: unknown =
        isJson && read.size > 0 ? JSON.parse(new TextDecoder().decode(read.join())) : undefined;
      const endpoint = findEndpoint(method, path);
      const problem =
        endpoint &&
        !call.isRaw &&
        findUndescribed(endpoint, method, { status, json, contentType: headers.get('content-type') });
      if (problem) throw new Error(`${endpoint.name} ${problem}`);
      return { status, headers, json, bytes: read.join };
    },
  };
}
