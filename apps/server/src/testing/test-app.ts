import type { Language } from '@kilim/contract';
import { AppError } from '@kilim/contract';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  type Caller,
  createRateLimits,
  mountRoutes,
  presentError,
  type RequestContext,
  type Route,
  toAppError,
} from '../platform/http/index.ts';

export interface TestAppOptions {
  readonly routes: readonly Route[];
  /** Works out the caller as the real server would; without it `as` of each call decides. */
  readonly authenticate?: (request: {
    cookie(name: string): string | undefined;
    header(name: string): string | undefined;
  }) => Promise<Caller | null>;
  readonly host?: string;
  readonly isSecure?: boolean;
  /** As in the configuration; tests that count attempts pass 1. */
  readonly rateLimitFactor?: number;
}

export interface TestCall {
  readonly as?: Caller | null;
  readonly body?: unknown;
  /** Sent as it is, for malformed bodies. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: Language;
  readonly ip?: string;
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

/** The routes of modules in one process without a port, with errors answered as the real server answers them. */
export function createTestApp(options: TestAppOptions): TestApp {
  const app = new Hono();
  const contexts = new WeakMap<Request, RequestContext>();
  const limits = createRateLimits(options.rateLimitFactor ?? 1000);
  const calls = new Map<string, TestCall>();
  let count = 0;

  app.use(async (c, next) => {
    const call = calls.get(c.req.header('x-test-call') ?? '') ?? {};
    const added: [string, string][] = [];
    const cookie = (name: string): string | undefined => getCookie(c, name);
    const header = (name: string): string | undefined => c.req.header(name);
    const caller = options.authenticate ? await options.authenticate({ cookie, header }) : (call.as ?? null);
    contexts.set(c.req.raw, {
      requestId: 'test',
      caller,
      language: call.language ?? 'tr',
      ip: call.ip ?? '127.0.0.1',
      userAgent: header('user-agent') ?? '',
      host: options.host ?? 'localhost:3000',
      isSecure: options.isSecure ?? false,
      origin: header('origin') ?? null,
      header,
      cookie,
      addHeader: (name, value) => void added.push([name, value]),
      limit: (name, key, points, seconds) => limits.consume(name, key, points, seconds),
    });
    await next();
    for (const [name, value] of added) c.res.headers.append(name, value);
  });
  mountRoutes(app, options.routes, (c) => {
    const context = contexts.get(c.req.raw);
    if (!context) throw new Error('A request without a context.');
    return context;
  });
  const answerError = (error: unknown): Response => {
    const known = toAppError(error);
    return Response.json(
      presentError(known, 'tr', 'test', ({ type }) => type),
      { status: known.status },
    );
  };
  // What nobody expected must fail the test that met it, with its cause.
  app.onError((error) => {
    if (!(error instanceof AppError)) console.error(error);
    return answerError(error);
  });
  app.notFound(() => answerError(new AppError('general_route_not_found')));

  return {
    call: async (method, path, call = {}) => {
      const id = String((count += 1));
      calls.set(id, call);
      const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
      const response = await app.request(`http://${options.host ?? 'localhost:3000'}${path}`, {
        method,
        headers: {
          'x-test-call': id,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(body !== undefined && { body }),
      });
      calls.delete(id);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return {
        status: response.status,
        headers: response.headers,
        json: isJson && bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : undefined,
        bytes: () => bytes,
      };
    },
  };
}
