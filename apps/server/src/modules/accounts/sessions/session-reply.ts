import type { RequestContext, SignedInContext } from '../../../platform/http/index.ts';
import type { AccountsService } from '../service.ts';
import type { SessionOrigin, StartedSession } from './open-session.ts';
import {
  type CookieFacts,
  deviceHeaders,
  keepSessionHeaders,
  type ReplyHeader,
  startSessionHeaders,
} from './session-cookies.ts';

// What every route that begins or ends a session has in common.

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

/** Where the caller is, as far as a proxy of ours says it. */
export function originOf(service: AccountsService, context: RequestContext): SessionOrigin {
  const { ip, userAgent } = context;
  const country = service.countryHeader ? context.header(service.countryHeader)?.trim().toUpperCase() : '';
  return { ip, userAgent, countryCode: country && /^[A-Z]{2}$/.test(country) ? country : '--' };
}

/** Lets the browser keep the session's cookie for as long as the session lasts, whose end moves while it is used. */
export function keepCookie(service: AccountsService, context: SignedInContext): void {
  const token = context.cookie(`a_session_${service.projectKey}`);
  const { sessionEndsAt } = context.caller;
  if (token === undefined || sessionEndsAt === undefined) return;
  addHeaders(context, keepSessionHeaders(cookieFacts(service, context), token, sessionEndsAt));
}

/** Hands the new session over. */
export function startSession(
  service: AccountsService,
  context: RequestContext,
  { session, token, deviceToken }: StartedSession,
): void {
  const facts = cookieFacts(service, context);
  addHeaders(context, startSessionHeaders(facts, token, session.expiresAt));
  addHeaders(context, deviceHeaders(facts, deviceToken));
}
