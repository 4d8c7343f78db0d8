import { AppError, type Language } from '@kilim/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { newId } from './platform/clock/new-id.ts';
import type { SiteHosts } from './platform/hosts/index.ts';
import { coarseNetwork } from './platform/http/coarse-network.ts';
import { corsHeaders, preflightHeaders } from './platform/http/cors.ts';
import { type ConnectionFacts, createContext, languageOf } from './platform/http/create-context.ts';
import { createHostCheck } from './platform/http/host-check.ts';
import {
  apiPrefix,
  apiPrefixes,
  type Caller,
  describeError,
  mountRoutes,
  type ParseLargeJson,
  presentError,
  type RateLimits,
  type RequestContext,
  type Route,
  reportError,
  toAppError,
  type VerifyProof,
} from './platform/http/index.ts';
import { createLargeReplies, type LargeReplyLimits } from './platform/http/large-replies.ts';
import { createDenialLog } from './platform/http/log-denials.ts';
import { isTrustedOrigin, type OriginRules } from './platform/http/origins.ts';
import { apiPolicy, baseHeaders, strictTransportSecurity } from './platform/http/security-headers.ts';
import type { Log } from './platform/log/log.ts';
import { deviceCookieName, keepsCookies, withRequestOrigin } from './platform/request-origin/index.ts';

/** Session cookies and headers of a request (docs/rules/http.md#session-credentials). */
export interface SessionCredentials {
  readonly cookie: string | undefined;
  readonly legacyCookie: string | undefined;
  readonly session: string | undefined;
  readonly fallback: string | undefined;
  readonly jwt?: string | undefined;
}

export interface AppPorts {
  readonly routes: readonly Route[];
  authenticate(credentials: SessionCredentials): Promise<Caller | null>;
  /** Verifies a password or code in a call. */
  readonly verifyProof: VerifyProof;
  /** Parses large JSON bodies in a worker thread; by default they are parsed on the event loop. */
  readonly parseLargeJson?: ParseLargeJson;
  /** Address and encryption of the connection. */
  connectionOf(c: Context): ConnectionFacts;
  /** Serves pages, assets and the preview; null for unknown paths. */
  serveSite?(c: Context): Promise<Response | null>;
  readonly limits: RateLimits;
  readonly largeReplies?: LargeReplyLimits;
  readonly origins: OriginRules;
  readonly hosts: Pick<SiteHosts, 'accepts'>;
  readonly projectKey: string;
  readonly log: Log;
}

/** Seconds before clients retry after `general_unavailable`. */
const outageRetrySeconds = 5;

function addRetryHeaders(c: Context, error: AppError): void {
  const seconds = error.params['seconds'];
  if (error.status === 429 && seconds !== undefined) c.header('retry-after', String(seconds));
  if (error.type === 'general_unavailable') c.header('retry-after', String(outageRetrySeconds));
  if (error.type !== 'general_rate_limit_exceeded') return;
  const { limit, reset } = (error.details ?? {}) as { limit?: number; reset?: number };
  c.header('x-ratelimit-limit', String(limit ?? 0));
  c.header('x-ratelimit-remaining', '0');
  c.header('x-ratelimit-reset', String(reset ?? 0));
}

const callbackFolders = ['/account/sessions/oauth2/callback/', '/payments/callbacks/'];

/**
 * Requests of OAuth and payment providers, which come from their origins. These routes do not use the session: sign-in
 * verifies its state with a cookie later, and messages of payment providers are verified by their signature.
 */
const isFormCallback = (c: Context): boolean =>
  c.req.method === 'POST' && callbackFolders.some((folder) => c.req.path.startsWith(apiPrefix + folder));

/** Reads the session credentials of a request (docs/rules/http.md#session-credentials). */
export function readCredentials(
  header: (name: string) => string | undefined,
  cookie: (name: string) => string | undefined,
  projectKey: string,
): SessionCredentials {
  return {
    cookie: cookie(`a_session_${projectKey}`),
    legacyCookie: cookie(`a_session_${projectKey}_legacy`),
    session: header('x-appwrite-session'),
    fallback: header('x-fallback-cookies'),
    jwt: header('x-appwrite-jwt'),
  };
}

/** Creates the router: hosts, origins, sessions, routes and errors. Tests call it without a port. */
export function createApp(ports: AppPorts): Hono {
  const app = new Hono();
  const contexts = new WeakMap<Context, RequestContext>();
  const requestIds = new WeakMap<Context, string>();
  const largeReplies = createLargeReplies(
    ports.largeReplies ?? { perCaller: 2, memoryBytes: 128 * 1_048_576 },
  );
  const logDenial = createDenialLog(ports.log);
  const requireKnownHost = createHostCheck(ports.hosts, ports.log);

  const contextOf = (c: Context): RequestContext => {
    const context = contexts.get(c);
    if (!context) throw new Error('The route is not below a prefix of the API.');
    return context;
  };

  app.use('*', async (c, next) => {
    requestIds.set(c, newId<string>());
    for (const [name, value] of Object.entries(baseHeaders)) c.header(name, value);
    if (ports.connectionOf(c).isSecure) c.header('strict-transport-security', strictTransportSecurity);
    requireKnownHost(c);
    await next();
  });

  const identify: MiddlewareHandler = async (c, next) => {
    c.header('content-security-policy', apiPolicy);
    const origin = c.req.header('origin') ?? null;
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (!isTrustedOrigin(origin, host, ports.origins) && !isFormCallback(c)) {
      throw new AppError('general_unknown_origin', { params: { host: originHost(origin) } });
    }
    if (origin && !isFormCallback(c))
      for (const [name, value] of Object.entries(corsHeaders(origin))) c.header(name, value);
    if (c.req.method === 'OPTIONS') {
      if (origin) for (const [name, value] of Object.entries(preflightHeaders(origin))) c.header(name, value);
      return c.body(null, 204);
    }
    const cookie = (name: string): string | undefined => getCookie(c, name);
    const credentials = readCredentials((name) => c.req.header(name), cookie, ports.projectKey);
    const caller = await ports.authenticate(credentials);
    const { limits } = ports;
    const requestId = requestIds.get(c) ?? '';
    contexts.set(
      c,
      createContext(c, { requestId, caller, connection: ports.connectionOf(c), limits, largeReplies }),
    );
    const { ip } = ports.connectionOf(c);
    const requestOrigin = {
      network: coarseNetwork(ip),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 512),
      language: languageOf((name) => c.req.header(name)),
      callerId: caller?.userId ?? null,
      deviceToken: cookie(deviceCookieName(ports.projectKey)) ?? null,
      keepsCookies: keepsCookies((name) => c.req.header(name)),
    };
    await withRequestOrigin(requestOrigin, next);
  };
  for (const prefix of apiPrefixes) app.use(`${prefix}/*`, identify);

  mountRoutes(app, ports.routes, contextOf, ports.verifyProof, ports.parseLargeJson);

  // `client.ping()` of the client SDK.
  app.get(`${apiPrefix}/ping`, (c) => c.text('Pong!'));
  for (const prefix of apiPrefixes) {
    app.all(`${prefix}/*`, () => {
      throw new AppError('general_route_not_found');
    });
  }
  app.get('/ping', (c) => c.text('Pong!'));
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const page = await ports.serveSite?.(c);
    if (page) return page;
    throw new AppError('general_route_not_found');
  });

  app.notFound(() => {
    throw new AppError('general_route_not_found');
  });
  app.onError((thrown, c) => {
    const error = toAppError(thrown);
    const requestId = requestIds.get(c) ?? '';
    const language: Language = languageOf((name) => c.req.header(name));
    reportError(ports.log, error, requestId);
    logDenial(error, {
      requestId,
      method: c.req.method,
      path: c.req.path,
      userId: contexts.get(c)?.caller?.userId ?? null,
      network: coarseNetwork(ports.connectionOf(c).ip),
    });
    addRetryHeaders(c, error);
    // The rest of a body that is too slow is not read.
    if (error.status === 408) c.header('connection', 'close');
    c.header('cache-control', 'no-store');
    const body = presentError(error, language, requestId, describeError);
    c.header('content-type', 'application/json');
    return c.body(JSON.stringify(body), error.status as ContentfulStatusCode);
  });
  return app;
}

function originHost(origin: string | null): string {
  try {
    return new URL(origin ?? '').host;
  } catch {
    return origin ?? '';
  }
}
