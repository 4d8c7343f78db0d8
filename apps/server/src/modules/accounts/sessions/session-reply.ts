import type { RequestContext, SignedInContext } from '../../../platform/http/index.ts';
import type { AccountsService } from '../service.ts';
import type { SessionOrigin, StartedSession } from './open-session.ts';
import {
  type CookieFacts,
  deviceHeaders,
  type ReplyHeader,
  renewSessionHeaders,
  startSessionHeaders,
} from './session-cookies.ts';

// Shared by the routes that start or end a session.

export function addHeaders(context: RequestContext, headers: readonly ReplyHeader[]): void {
  for (const { name, value } of headers) context.addHeader(name, value);
}

export function cookieFacts(
  service: Pick<AccountsService, 'projectKey'>,
  context: RequestContext,
): CookieFacts {
  const { host, origin, isSecure } = context;
  return { projectKey: service.projectKey, host, origin, isSecure };
}

/** IP address, user agent and, if our proxy sends it, the country of the caller. */
export function originOf(service: AccountsService, context: RequestContext): SessionOrigin {
  const { ip, userAgent } = context;
  const country = service.countryHeader ? context.header(service.countryHeader)?.trim().toUpperCase() : '';
  return { ip, userAgent, countryCode: country && /^[A-Z]{2}$/.test(country) ? country : '--' };
}

/** Renews the cookie, because the session's expiry moves while it is used. */
export function renewCookie(service: AccountsService, context: SignedInContext): void {
  const token = context.cookie(`a_session_${service.projectKey}`);
  const { sessionEndsAt } = context.caller;
  if (token === undefined || sessionEndsAt === undefined) return;
  addHeaders(context, renewSessionHeaders(cookieFacts(service, context), token, sessionEndsAt));
}

/** Adds the headers that start the session in the client. */
export function startSession(
  service: AccountsService,
  context: RequestContext,
  { session, token, deviceToken }: StartedSession,
): void {
  const facts = cookieFacts(service, context);
  addHeaders(context, startSessionHeaders(facts, token, session.expiresAt));
  addHeaders(context, deviceHeaders(facts, deviceToken));
}
