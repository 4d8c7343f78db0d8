import {
  blockAccount,
  confirmRecovery,
  confirmVerification,
  createAccount,
  createEmailSession,
  createRecovery,
  createVerification,
  deleteSession,
  deleteSessions,
  extendSession,
  getAccount,
  getPreferences,
  getSession,
  listSessions,
  updateEmail,
  updateName,
  updatePassword,
  updatePreferences,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import { createSignInRoutes } from './mail-links/routes.ts';
import { createOAuthRoutes } from './oauth/routes.ts';
import { presentAccount, presentSession, presentToken } from './present.ts';
import { createAuthenticationRoutes } from './recent-authentication/routes.ts';
import { createSdkAccountRoutes } from './sdk-routes.ts';
import type { AccountsService } from './service.ts';
import { endSessionHeaders, startSessionHeaders } from './sessions/session-cookies.ts';
import { addHeaders, cookieFacts, originOf, renewCookie, startSession } from './sessions/session-reply.ts';
import { createTwoFactorRoutes } from './two-factor/routes.ts';

const hour = 3600;

function profileRoutes(service: AccountsService): Route[] {
  return [
    route(getAccount, async (_, context) => {
      renewCookie(service, context);
      return presentAccount(await service.find(context.caller));
    }),
    route(createAccount, async ({ body }, context) => {
      await context.limit('account-create', context.network, 10, hour);
      return presentAccount(await service.register(body));
    }),
    route(updateName, async ({ body }, { caller }) =>
      presentAccount(await service.changeName(caller, body.name)),
    ),
    route(updateEmail, async ({ body }, context) => {
      await context.limit('account-email', context.caller.userId, 10, hour);
      return presentAccount(
        await service.changeEmail(context.caller, { ...body, language: context.language }),
      );
    }),
    route(updatePassword, async ({ body }, context) => {
      await context.limit('account-password', context.caller.userId, 10, hour);
      return presentAccount(
        await service.changePassword(context.caller, { ...body, language: context.language }),
      );
    }),
    route(getPreferences, async (_, { caller }) => ({ ...(await service.find(caller)).preferences })),
    route(updatePreferences, async ({ body }, { caller }) =>
      presentAccount(await service.changePreferences(caller, body.prefs)),
    ),
    route(blockAccount, async (_, context) => {
      const account = await service.close(context.caller);
      addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
      return presentAccount(account);
    }),
  ];
}

function sessionRoutes(service: AccountsService): Route[] {
  return [
    route(createEmailSession, async ({ body }, context) => {
      // Per network first, because each attempt costs a hash. Then ten per address and network, so that an attacker
      // cannot lock the owner out from elsewhere, and per address over all networks (docs/rules/sessions.md#sign-in-limits).
      await context.limit('session-create-network', context.network, 200, hour);
      await context.limit('session-create', `${context.network} ${body.email}`, 10, hour);
      await context.limit('session-create-address', body.email, 100, hour);
      const started = await service.signIn({ ...body, ...originOf(service, context) });
      startSession(service, context, started);
      return presentSession(started.session, started.session.id, context.language);
    }),
    route(listSessions, async (_, { caller, language }) => {
      const sessions = await service.listSessions(caller);
      return {
        total: sessions.length,
        sessions: sessions.map((session) => presentSession(session, caller.sessionId, language)),
      };
    }),
    route(getSession, async ({ params }, { caller, language }) =>
      presentSession(await service.findSession(caller, params.sessionId), caller.sessionId, language),
    ),
    route(extendSession, async ({ params }, context) => {
      const session = await service.extendSession(context.caller, params.sessionId);
      const token = context.cookie(`a_session_${service.projectKey}`);
      // The cookie must not expire before the session.
      if (token && session.id === context.caller.sessionId) {
        addHeaders(context, startSessionHeaders(cookieFacts(service, context), token, session.expiresAt));
      }
      return presentSession(session, context.caller.sessionId, context.language);
    }),
    route(deleteSession, async ({ params }, context) => {
      await context.limit('session-delete', context.caller.userId, 100, hour);
      const ended = await service.revokeSession(context.caller, params.sessionId);
      if (ended === context.caller.sessionId) {
        addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
      }
    }),
    route(deleteSessions, async (_, context) => {
      await context.limit('session-delete', context.caller.userId, 100, hour);
      await service.revokeAllSessions(context.caller);
      addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
    }),
  ];
}

function mailLinkRoutes(service: AccountsService): Route[] {
  return [
    route(createVerification, async ({ body }, context) => {
      const { caller, language, host } = context;
      await context.limit('verification-create', caller.userId, 10, hour);
      return presentToken(await service.requestVerification(caller, { url: body.url, language, host }));
    }),
    route(confirmVerification, async ({ body }, context) => {
      await context.limit('verification-confirm', `${context.network} ${body.userId}`, 10, hour);
      return presentToken(await service.confirmVerification(body));
    }),
    route(createRecovery, async ({ body }, context) => {
      const { language, host } = context;
      await context.limit('recovery-create-address', context.network, 10, hour);
      await context.limit('recovery-create', body.email, 10, hour);
      return presentToken(await service.requestPasswordReset({ ...body, language, host }));
    }),
    route(confirmRecovery, async ({ body }, context) => {
      await context.limit('recovery-confirm', `${context.network} ${body.userId}`, 10, hour);
      const token = await service.confirmPasswordReset({ ...body, language: context.language });
      if (context.caller?.userId === token.userId) {
        addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
      }
      return presentToken(token);
    }),
  ];
}

/** All routes under `/account`. */
export function createAccountsRoutes(service: AccountsService): Route[] {
  return [
    ...profileRoutes(service),
    ...sessionRoutes(service),
    ...mailLinkRoutes(service),
    ...createSignInRoutes(service),
    ...createOAuthRoutes(service),
    ...createTwoFactorRoutes(service.twoFactor, service.projectKey),
    ...createAuthenticationRoutes(service),
    ...createSdkAccountRoutes(service),
  ];
}
