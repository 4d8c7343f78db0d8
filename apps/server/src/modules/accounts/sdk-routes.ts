import {
  AppError,
  confirmPhoneVerification,
  createAnonymousSession,
  createJwt,
  createPhoneToken,
  createPhoneVerification,
  deleteIdentity,
  jwtDuration,
  listIdentities,
  updatePhone,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import { presentAccount, presentIdentity } from './present.ts';
import type { AccountsService } from './service.ts';

const hour = 3600;

const rejectPhone = async (): Promise<never> => {
  throw new AppError('general_phone_disabled');
};

/** Calls of the client SDK that the web app does not use (docs/rules/client-sdk.md#account). */
export function createSdkAccountRoutes(service: AccountsService): Route[] {
  return [
    route(createJwt, async ({ body }, context) => {
      await context.limit('account-jwt', context.caller.userId, 100, hour);
      return { jwt: await service.issueJwt(context.caller, body?.duration ?? jwtDuration.default) };
    }),
    route(listIdentities, async (_, { caller }) => {
      const identities = await service.listIdentities(caller.userId);
      return {
        total: identities.length,
        identities: identities.map((identity) => presentIdentity(identity, caller.userId)),
      };
    }),
    route(deleteIdentity, async ({ params }, { caller }) =>
      service.unlinkProvider(caller, params.identityId),
    ),
    route(updatePhone, async ({ body }, context) => {
      await context.limit('account-phone', context.caller.userId, 10, hour);
      return presentAccount(await service.changePhone(context.caller, body.phone));
    }),
    route(createPhoneVerification, rejectPhone),
    route(confirmPhoneVerification, rejectPhone),
    route(createPhoneToken, rejectPhone),
    route(createAnonymousSession, async () => {
      throw new AppError('user_auth_method_unsupported');
    }),
  ];
}
