import { AppError, type Language } from '@kilim/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { LargeReplies } from './large-replies.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limit.ts';
import { readBytes } from './read-body.ts';
import type { Caller, RequestContext } from './request-context.ts';

export interface ConnectionFacts {
  readonly ip: string;
  readonly isSecure: boolean;
  /** Calls back when the reply was sent or the connection has ended. Missing where there is no connection. */
  readonly onClosed?: (listener: () => void) => void;
}

/** Language of an API request (docs/rules/http.md#language): `x-appwrite-locale`, else `accept-language`, else Turkish. */
export function languageOf(header: (name: string) => string | undefined): Language {
  const chosen = (header('x-appwrite-locale') ?? header('accept-language') ?? 'tr').trim().toLowerCase();
  return chosen.startsWith('tr') ? 'tr' : chosen.startsWith('en') ? 'en' : 'tr';
}

export interface ContextParts {
  readonly requestId: string;
  readonly caller: Caller | null;
  readonly connection: ConnectionFacts;
  readonly limits: RateLimits;
  readonly largeReplies: LargeReplies;
}

/** Creates the context of one request. Response headers that handlers add are sent with the reply. */
export function createContext(
  c: Context,
  { requestId, caller, connection, limits, largeReplies }: ContextParts,
): RequestContext {
  const untilSent = (release: () => void): void => {
    if (connection.onClosed) connection.onClosed(release);
    else release();
  };
  const ended = new AbortController();
  connection.onClosed?.(() =>
    ended.abort(new AppError('general_bad_request', { detail: 'The client left.' })),
  );
  return {
    requestId,
    caller,
    language: languageOf((name) => c.req.header(name)),
    ip: connection.ip,
    network: networkOf(connection.ip),
    isSecure: connection.isSecure,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 512),
    host: c.req.header('host') ?? new URL(c.req.url).host,
    origin: c.req.header('origin') ?? null,
    headers: c.req.raw.headers,
    signal: ended.signal,
    header: (name) => c.req.header(name),
    cookie: (name) => getCookie(c, name),
    readBytes: (maximum, tooLarge) => readBytes(c.req.raw, maximum, tooLarge),
    addHeader: (name, value) => c.header(name, value, { append: true }),
    limit: (name, key, points, seconds) => limits.consume(name, key, points, seconds),
    countLargeReply: () => untilSent(largeReplies.countReply(caller?.userId ?? networkOf(connection.ip))),
    countReplyMemory: (bytes) => untilSent(largeReplies.countMemory(bytes)),
  };
}
