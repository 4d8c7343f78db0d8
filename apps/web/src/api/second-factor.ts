import { completeMfaChallenge, createMfaChallenge } from '@kilim/contract';
import { call } from './client.ts';

/** Codes of an authenticator app have six digits; whatever else somebody types is one of their recovery codes. */
export function chooseFactor(code: string): 'totp' | 'recoverycode' {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'totp' : 'recoverycode';
}

/** Proves the second factor of this session. Throws AppError; `user_invalid_token` for a wrong code. */
export async function proveSecondFactor(code: string): Promise<void> {
  const challenge = await call(createMfaChallenge, { body: { factor: chooseFactor(code) } });
  await call(completeMfaChallenge, {
    body: { challengeId: challenge.$id, otp: code.replaceAll(/\s/g, '') },
  });
}
