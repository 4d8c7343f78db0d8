import {
  confirmAuthentication,
  type EndpointCall,
  getAuthentication,
  sendAuthenticationCode,
} from '@kilim/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { requestReauthentication } from './reauthentication.ts';

export type Proof = EndpointCall<typeof confirmAuthentication>['body'];

/** Whether the session has recent authentication, and how it can renew it. Refetched when the tab gets focus. */
export function useRecentAuthentication() {
  return useQuery({
    queryKey: ['authentication'],
    queryFn: ({ signal }) => call(getAuthentication, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function useConfirmAuthentication() {
  return useMutation({ mutationFn: (proof: Proof) => call(confirmAuthentication, { body: proof }) });
}

export function useSendAuthenticationCode() {
  return useMutation({ mutationFn: () => call(sendAuthenticationCode, { body: {} }) });
}

/** Reauthenticates before something that the browser opens itself, such as a download; false when the user cancels. */
export async function ensureRecentAuthentication(): Promise<boolean> {
  const { provenUntil } = await call(getAuthentication);
  return provenUntil !== null || requestReauthentication();
}
