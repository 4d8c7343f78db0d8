import {
  AppError,
  createAuthenticator,
  createRecoveryCodes,
  deleteAuthenticator,
  listMfaFactors,
  replaceRecoveryCodes,
  updateMfa,
  verifyAuthenticator,
} from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { verifySecondFactor } from '../../../api/second-factor.ts';

/** The second factors that the user has. */
export function useFactors() {
  return useQuery({
    queryKey: queryKeys.account.factors,
    queryFn: ({ signal }) => call(listMfaFactors, { signal }),
  });
}

/** Secret and link for an authenticator app. Each request creates a new secret, so the reply is never refetched. */
export function useAuthenticatorSetup(isNeeded: boolean) {
  return useQuery({
    queryKey: ['authenticator-setup'],
    queryFn: () => call(createAuthenticator, { body: {} }),
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** New recovery codes, or null when the account already has some. */
async function createCodes(): Promise<readonly string[] | null> {
  try {
    return (await call(createRecoveryCodes, { body: {} })).recoveryCodes;
  } catch (error) {
    if (error instanceof AppError && error.type === 'user_recovery_codes_already_exists') return null;
    throw error;
  }
}

/**
 * Turns two-factor authentication on and returns the recovery codes. `code` is null when the app was verified in an earlier
 * set-up that was not finished. The codes are created first, so that no account needs a second factor without having them.
 */
export function useEnableTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string | null) => {
      if (code !== null) await call(verifyAuthenticator, { body: { otp: code.replaceAll(/\s/g, '') } });
      const codes = await createCodes();
      client.setQueryData(queryKeys.account.current, await call(updateMfa, { body: { mfa: true } }));
      return codes;
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.account.current }),
  });
}

/** Turns two-factor authentication off after verifying a code. */
export function useDisableTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      await verifySecondFactor(code);
      await call(deleteAuthenticator, { body: {} });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.account.current }),
  });
}

/** Replaces the recovery codes after verifying a code. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      await verifySecondFactor(code);
      return (await call(replaceRecoveryCodes, { body: {} })).recoveryCodes;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.account.factors }),
  });
}
