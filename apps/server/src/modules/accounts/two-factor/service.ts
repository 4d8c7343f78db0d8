import type { Language } from '@kilim/contract';
import type { Account, Challenge, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { createAuthenticator, removeAuthenticator, setMfa, verifyAuthenticator } from './authenticator.ts';
import { completeChallenge, listFactors, startChallenge } from './challenges.ts';
import { countOwnRecoveryCodes, createRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';

export interface TwoFactorService {
  set(caller: SignedIn, choice: Parameters<typeof setMfa>[2]): Promise<Account>;
  factors(caller: SignedIn): Promise<{ totp: boolean; recoveryCode: boolean }>;
  createAuthenticator(caller: SignedIn): Promise<{ secret: string; uri: string }>;
  verifyAuthenticator(caller: SignedIn, code: string): Promise<Account>;
  removeAuthenticator(caller: SignedIn, request: Parameters<typeof removeAuthenticator>[2]): Promise<void>;
  startChallenge(caller: SignedIn, factor: Parameters<typeof startChallenge>[2]): Promise<Challenge>;
  completeChallenge(
    caller: SignedIn,
    input: { challengeId: string; otp: string },
  ): ReturnType<typeof completeChallenge>;
  createRecoveryCodes(caller: SignedIn): Promise<string[]>;
  countRecoveryCodes(caller: SignedIn): Promise<number>;
  renewRecoveryCodes(caller: SignedIn, language: Language): Promise<string[]>;
}

/** Binds the two-factor commands to their ports. */
export function createTwoFactorService(ports: AccountsPorts): TwoFactorService {
  return {
    set: (caller, choice) => setMfa(ports, caller, choice),
    factors: (caller) => listFactors(ports, caller),
    createAuthenticator: (caller) => createAuthenticator(ports, caller),
    verifyAuthenticator: (caller, code) => verifyAuthenticator(ports, caller, code),
    removeAuthenticator: (caller, request) => removeAuthenticator(ports, caller, request),
    startChallenge: (caller, factor) => startChallenge(ports, caller, factor),
    completeChallenge: (caller, input) => completeChallenge(ports, caller, input),
    createRecoveryCodes: (caller) => createRecoveryCodes(ports, caller),
    countRecoveryCodes: (caller) => countOwnRecoveryCodes(ports, caller),
    renewRecoveryCodes: (caller, language) => renewRecoveryCodes(ports, caller, language),
  };
}
