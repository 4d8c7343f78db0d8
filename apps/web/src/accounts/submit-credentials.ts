import { AppError, createAccount, legalVersions } from '@kilim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { sendVerification } from '../api/send-verification.ts';
import { endSession, sessionQuery, signIn } from '../api/session.ts';
import type { CredentialValues } from './auth-rules.ts';

export interface SubmitCredentials {
  readonly client: QueryClient;
  readonly mode: 'login' | 'register';
  readonly values: CredentialValues;
  /** Called before signing in instead: docs/rules/accounts.md#known-address-at-registration */
  readonly onAlreadyExists: () => void;
}

/** Signs in, or registers and signs in. Throws AppError. */
export async function submitCredentials({
  client,
  mode,
  values,
  onAlreadyExists,
}: SubmitCredentials): Promise<void> {
  const credentials = { email: values.email.trim(), password: values.password };
  if (mode === 'login') {
    await signIn(client, credentials);
    return;
  }
  if (client.getQueryData(sessionQuery.queryKey)) await endSession();
  try {
    await call(createAccount, {
      body: {
        userId: 'unique()',
        ...credentials,
        name: values.name.trim(),
        // checkCredentials requires both to be accepted.
        consent: { privacyVersion: legalVersions.privacy, kvkkVersion: legalVersions.kvkk },
      },
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    onAlreadyExists();
    await signInInstead(client, credentials, error);
    return;
  }
  await signIn(client, credentials);
  // A failure is harmless: /verify-email sends another mail.
  await sendVerification().catch(() => undefined);
}

async function signInInstead(
  client: QueryClient,
  credentials: { readonly email: string; readonly password: string },
  original: AppError,
): Promise<void> {
  try {
    await signIn(client, credentials);
  } catch (error) {
    // Wrong password for a known address: report the address, not the password.
    if (error instanceof AppError && error.type === 'user_invalid_credentials') throw original;
    throw error;
  }
}
