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
import { presentPerson, presentSession, presentToken } from './present.ts';
import { createAuthenticationRoutes } from './recent-authentication/routes.ts';
import type { AccountsService } from './service.ts';
import { endSessionHeaders, startSessionHeaders } from './sessions/session-cookies.ts';
import { addHeaders, cookieFacts, keepCookie, originOf, startSession } from './sessions/session-reply.ts';
import { createMfaRoutes } from './two-factor/routes.ts';

const hour = 3600;

function profileRoutes(service: AccountsService): Route[] {
  return [
    route(getAccount, async (_, context) => {
      keepCookie(service, context);
      return presentPerson(await service.find(context.caller));
    }),
    route(createAccount, async ({ body }, context) => {
      await context.limit('account-create', context.network, 10, hour);
      return presentPerson(await service.register(body));
    }),
    route(updateName, async ({ body }, { caller }) =>
      presentPerson(await service.changeName(caller, body.name)),
    ),
    route(updateEmail, async ({ body }, context) => {
      await context.limit('account-email', context.caller.userId, 10, hour);
      return presentPerson(
        await service.changeEmail(context.caller, { ...body, language: context.language }),
      );
    }),
    route(updatePassword, async ({ body }, context) => {
      await context.limit('account-password', context.caller.userId, 10, hour);
      return presentPerson(
        await service.changePassword(context.caller, { ...body, language: context.language }),
      );
    }),
    route(getPreferences, async (_, { caller }) => ({ ...(await service.find(caller)).preferences })),
    route(updatePreferences, async ({ body }, { caller }) =>
      presentPerson(await service.changePreferences(caller, body.prefs)),
    ),
    route(blockAccount, async (_, context) => {
      const person = await service.block(context.caller);
      addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
      return presentPerson(person);
    }),
  ];
}

function sessionRoutes(service: AccountsService): Route[] {
  return [
    route(createEmailSession, async ({ body }, context) => {
      // Many addresses from one place first: each try costs a hash. Then the contract's ten, counted where they are made,
      // or anybody could keep somebody out by trying for them; and all places together, against guessing from many.
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
      // A session that outlives the browser's cookie would help nobody.
      if (token && session.id === context.caller.sessionId) {
        addHeaders(context, startSessionHeaders(cookieFacts(service, context), token, session.expiresAt));
      }
      return presentSession(session, context.caller.sessionId, context.language);
    }),
    route(deleteSession, async ({ params }, context) => {
      await context.limit('session-delete', context.caller.userId, 100, hour);
      const ended = await service.endSession(context.caller, params.sessionId);
      if (ended === context.caller.sessionId) {
        addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
      }
    }),
    route(deleteSessions, async (_, context) => {
      await context.limit('session-delete', context.caller.userId, 100, hour);
      await service.endAllSessions(context.caller);
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
      return presentToken(await service.requestRecovery({ ...body, language, host }));
    }),
    route(confirmRecovery, async ({ body }, context) => {
      await context.limit('recovery-confirm', `${context.network} ${body.userId}`, 10, hour);
      const token = await service.confirmRecovery({ ...body, language: context.language });
      if (context.caller?.userId === token.userId) {
        addHeaders(context, endSessionHeaders(cookieFacts(service, context)));
      }
      return presentToken(token);
    }),
  ];
}

/** Every call of wire-contract.md §3 that `contract` describes. */
export function createAccountsRoutes(service: AccountsService): Route[] {
  return [
    ...profileRoutes(service),
    ...sessionRoutes(service),
    ...mailLinkRoutes(service),
    ...createSignInRoutes(service),
    ...createOAuthRoutes(service),
    ...createMfaRoutes(service.mfa, service.projectKey),
    ...createAuthenticationRoutes(service),
  ];
}
