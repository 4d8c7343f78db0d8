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
import { presentChallenge, presentPerson, presentSession } from '../present.ts';
import { deviceHeaders } from '../sessions/session-cookies.ts';
import { addHeaders, cookieFacts } from '../sessions/session-reply.ts';
import type { MfaService } from './service.ts';

const hour = 3600;
/** Stands for a code that nobody can be shown again. */
const maskedCode = '•••••-•••••';

/** Ten guesses an hour and person, whichever call they are made at (wire-contract.md §3). */
const countGuess = (context: SignedInContext): Promise<void> => countProof(context, context.caller, 'otp');

export function createMfaRoutes(mfa: MfaService, projectKey: string): Route[] {
  return [
    route(updateMfa, async ({ body }, { caller, language }) =>
      presentPerson(await mfa.set(caller, { isOn: body.mfa, language })),
    ),
    route(listMfaFactors, async (_, { caller }) => ({
      ...(await mfa.factors(caller)),
      phone: false,
      email: false,
    })),
    route(createAuthenticator, async (_, { caller }) => mfa.createAuthenticator(caller)),
    route(verifyAuthenticator, async ({ body }, context) => {
      await countGuess(context);
      return presentPerson(await mfa.verifyAuthenticator(context.caller, body.otp));
    }),
    route(deleteAuthenticator, async (_, { caller, language }) =>
      mfa.removeAuthenticator(caller, { language }),
    ),
    route(createMfaChallenge, async ({ body }, { caller, limit }) => {
      await limit('mfa-challenge', caller.userId, 30, hour);
      return presentChallenge(await mfa.startChallenge(caller, body.factor));
    }),
    route(completeMfaChallenge, async ({ body }, context) => {
      await countGuess(context);
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
