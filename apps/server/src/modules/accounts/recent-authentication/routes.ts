import { confirmAuthentication, getAuthentication, sendAuthenticationCode } from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import { countProof, type Route, route } from '../../../platform/http/index.ts';
import type { AccountsService } from '../service.ts';
import type { AuthenticationState } from './authentication-state.ts';

const hour = 3600;

const presentState = ({ provenUntil, methods }: AuthenticationState) => ({
  provenUntil: provenUntil === null ? null : toTimestamp(provenUntil),
  methods,
});

export function createAuthenticationRoutes(service: AccountsService): Route[] {
  return [
    route(getAuthentication, async (_, { caller }) => presentState(await service.readAuthentication(caller))),
    route(confirmAuthentication, async ({ body }, context) => {
      await countProof(context, context.caller, 'otp' in body ? 'otp' : 'password');
      return presentState(await service.confirmAuthentication(context.caller, body));
    }),
    route(sendAuthenticationCode, async (_, { caller, language, limit }) => {
      await limit('authentication-mail', caller.userId, 10, hour);
      await service.sendMailCode(caller, language);
    }),
  ];
}
