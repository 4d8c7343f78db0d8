import { confirmAuthentication, getAuthentication, sendAuthenticationCode } from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import { countProof, type Route, route } from '../../../platform/http/index.ts';
import type { AccountsService } from '../service.ts';

const hour = 3600;

/** Proving once more who uses an open session. */
export function createAuthenticationRoutes(service: AccountsService): Route[] {
  const present = ({ provenUntil, methods }: Awaited<ReturnType<AccountsService['readAuthentication']>>) => ({
    provenUntil: provenUntil === null ? null : toTimestamp(provenUntil),
    methods,
  });
  return [
    route(getAuthentication, async (_, { caller }) => present(await service.readAuthentication(caller))),
    route(confirmAuthentication, async ({ body }, context) => {
      await countProof(context, context.caller, 'otp' in body ? 'otp' : 'password');
      return present(await service.confirmAuthentication(context.caller, body));
    }),
    route(sendAuthenticationCode, async (_, { caller, language, limit }) => {
      await limit('authentication-mail', caller.userId, 10, hour);
      await service.sendMailCode(caller, language);
    }),
  ];
}
