import {
  completeMfaChallenge,
  createAuthenticator,
  createMfaChallenge,
  createRecoveryCodes,
  deleteAuthenticator,
  getRecoveryCodes,
  listMfaFactors,
  replaceRecoveryCodes,
  updateMfa,
  verifyAuthenticator,
} from '@kilim/contract';
import { countProof, type Route, route, type SignedInContext } from '../../../platform/http/index.ts';
import { presentAccount, presentChallenge, presentSession } from '../present.ts';
import { deviceHeaders } from '../sessions/session-cookies.ts';
import { addHeaders, cookieFacts } from '../sessions/session-reply.ts';
import type { TwoFactorService } from './service.ts';

const hour = 3600;
/** Placeholder, because only hashes of the codes are stored. */
const maskedCode = '•••••-•••••';

/** Ten attempts an hour and user over all calls (docs/rules/two-factor.md#attempts). */
const countAttempt = (context: SignedInContext): Promise<void> => countProof(context, context.caller, 'otp');

export function createTwoFactorRoutes(mfa: TwoFactorService, projectKey: string): Route[] {
  return [
    route(updateMfa, async ({ body }, { caller, language }) =>
      presentAccount(await mfa.set(caller, { isOn: body.mfa, language })),
    ),
    route(listMfaFactors, async (_, { caller }) => ({
      ...(await mfa.factors(caller)),
      phone: false,
      email: false,
    })),
    route(createAuthenticator, async (_, { caller }) => mfa.createAuthenticator(caller)),
    route(verifyAuthenticator, async ({ body }, context) => {
      await countAttempt(context);
      return presentAccount(await mfa.verifyAuthenticator(context.caller, body.otp));
    }),
    route(deleteAuthenticator, async (_, { caller, language }) =>
      mfa.removeAuthenticator(caller, { language }),
    ),
    route(createMfaChallenge, async ({ body }, { caller, limit }) => {
      await limit('mfa-challenge', caller.userId, 30, hour);
      return presentChallenge(await mfa.startChallenge(caller, body.factor));
    }),
    route(completeMfaChallenge, async ({ body }, context) => {
      await countAttempt(context);
      const { session, deviceToken } = await mfa.completeChallenge(context.caller, body);
      addHeaders(context, deviceHeaders(cookieFacts({ projectKey }, context), deviceToken));
      return presentSession(session, context.caller.sessionId, context.language);
    }),
    route(createRecoveryCodes, async (_, { caller }) => ({
      recoveryCodes: await mfa.createRecoveryCodes(caller),
    })),
    route(getRecoveryCodes, async (_, { caller }) => ({
      recoveryCodes: Array.from({ length: await mfa.countRecoveryCodes(caller) }, () => maskedCode),
    })),
    route(replaceRecoveryCodes, async (_, { caller, language }) => ({
      recoveryCodes: await mfa.renewRecoveryCodes(caller, language),
    })),
  ];
}
