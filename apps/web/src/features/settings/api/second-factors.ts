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

/** What the person can prove a second factor with. */
export function useFactors() {
  return useQuery({
    queryKey: queryKeys.account.factors,
    queryFn: ({ signal }) => call(listMfaFactors, { signal }),
  });
}

/** Secret and link for an authenticator app. Each asking makes a new secret, so the answer is kept while it is shown. */
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

/** The first codes, or null when this account has some already. */
async function createCodes(): Promise<readonly string[] | null> {
  try {
    return (await call(createRecoveryCodes, { body: {} })).recoveryCodes;
  } catch (error) {
    if (error instanceof AppError && error.type === 'user_recovery_codes_already_exists') return null;
    throw error;
  }
}

/**
 * Turns two-step verification on and answers the recovery codes. `code` is null when the app was verified before, in
 * a set-up that broke off. The codes come first: nobody is asked for a second factor without a way around a lost phone.
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

/** Turns two-step verification off, after one more code. */
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

/** Makes new recovery codes, after one more code. */
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
