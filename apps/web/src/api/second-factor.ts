import { completeMfaChallenge, createMfaChallenge } from '@kilim/contract';
import { call } from './client.ts';

/** Codes of an authenticator app have six digits; anything else is a recovery code. */
export function chooseFactor(code: string): 'totp' | 'recoverycode' {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'totp' : 'recoverycode';
}

/** Verifies the second factor of this session. Throws AppError; `user_invalid_token` for a wrong code. */
export async function verifySecondFactor(code: string): Promise<void> {
  const challenge = await call(createMfaChallenge, { body: { factor: chooseFactor(code) } });
  await call(completeMfaChallenge, {
    body: { challengeId: challenge.$id, otp: code.replaceAll(/\s/g, '') },
  });
}
