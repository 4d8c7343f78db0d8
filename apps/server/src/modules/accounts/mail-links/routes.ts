import { createMagicLink, createMagicSession, createTokenSession, getAuthMethods } from '@kilim/contract';
import { type RequestContext, type Route, route } from '../../../platform/http/index.ts';
import { presentSession, presentToken } from '../present.ts';
import type { AccountsService } from '../service.ts';
import type { StartedSession } from '../sessions/open-session.ts';
import { originOf, startSession } from '../sessions/session-reply.ts';

const hour = 3600;

async function openByLink(
  service: AccountsService,
  body: { userId: string; secret: string },
  context: RequestContext,
): Promise<StartedSession['session']> {
  await context.limit('magic-confirm', `${context.network} ${body.userId}`, 10, hour);
  const started = await service.signInWithLink({ ...body, origin: originOf(service, context) });
  startSession(service, context, started);
  return started.session;
}

export function createSignInRoutes(service: AccountsService): Route[] {
  return [
    route(getAuthMethods, async () => ({ password: true, mfa: true, ...service.methods() }) as const),
    route(createMagicLink, async ({ body }, context) => {
      const { language, host } = context;
      await context.limit('magic-create-address', context.network, 10, hour);
      await context.limit('magic-create', body.email, 10, hour);
      const { email, url } = body;
      return presentToken(await service.requestMagicLink({ email, url, language, host }));
    }),
    ...[createTokenSession, createMagicSession].map((endpoint) =>
      route(endpoint, async ({ body }, context) => {
        const session = await openByLink(service, body, context);
        return presentSession(session, session.id, context.language);
      }),
    ),
  ];
}
