import { AppError, finishOAuth, finishOAuthByForm, type OAuthProvider, startOAuth } from '@kilim/contract';
import { apiPrefix, type RequestContext, type Route, route } from '../../../platform/http/index.ts';
import type { AccountsService } from '../service.ts';
import { originOf, startSession } from '../sessions/session-reply.ts';

const hour = 3600;
const folder = `${apiPrefix}/account/sessions/oauth2`;
/** Maximum size of the posted form in bytes. */
const formMaximum = 16_384;

const siteOf = (service: AccountsService, { isSecure, host }: RequestContext): string =>
  service.publicOrigin ?? `${isSecure ? 'https' : 'http'}://${host}`;

const failurePage = (site: string): string => `${site}/auth?mode=login`;

const callbackOf = (service: AccountsService, context: RequestContext, provider: OAuthProvider): string =>
  `${siteOf(service, context)}${folder}/callback/${provider}`;

const cookieName = (service: AccountsService): string => `a_oauth_${service.projectKey}`;

/** SameSite=Lax, because the provider returns by a top-level navigation. */
function setStateCookie(
  service: AccountsService,
  context: RequestContext,
  value: string,
  seconds: number,
): void {
  const secure = context.isSecure ? '; Secure' : '';
  context.addHeader(
    'set-cookie',
    `${cookieName(service)}=${value}; Path=${folder}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export function createOAuthRoutes(service: AccountsService): Route[] {
  return [
    route(startOAuth, async ({ params, query }, context) => {
      await context.limit('oauth-start', context.network, 60, hour);
      const site = siteOf(service, context);
      const { location, sealed } = service.startOAuth({
        provider: params.provider,
        success: query.success ?? `${site}/dashboard`,
        failure: query.failure ?? failurePage(site),
        host: context.host,
        redirectUri: callbackOf(service, context, params.provider),
      });
      setStateCookie(service, context, sealed, 600);
      return { location };
    }),
    route(finishOAuth, async ({ params, query }, context) => {
      await context.limit('oauth-finish', context.network, 60, hour);
      const { location, started } = await service.finishOAuth({
        provider: params.provider,
        code: query.code,
        state: query.state,
        sealed: context.cookie(cookieName(service)),
        redirectUri: callbackOf(service, context, params.provider),
        failure: failurePage(siteOf(service, context)),
        origin: originOf(service, context),
      });
      setStateCookie(service, context, '', 0);
      if (started) {
        // One session per browser (docs/rules/sessions.md#one-session-per-browser).
        if (context.caller) await service.revokeSession(context.caller, 'current');
        startSession(service, context, started);
      }
      return { location };
    }),
    // The provider's cross-site form sends no SameSite=Lax cookies; the redirect that follows does.
    route(finishOAuthByForm, async ({ params }, context) => {
      const form = new URLSearchParams(new TextDecoder().decode(await context.readBytes(formMaximum)));
      const [code, state] = [form.get('code'), form.get('state')];
      if (state === null) throw new AppError('user_oauth2_failed');
      const location = new URL(callbackOf(service, context, params.provider));
      if (code !== null) location.searchParams.set('code', code);
      location.searchParams.set('state', state);
      return { location: location.href };
    }),
  ];
}
