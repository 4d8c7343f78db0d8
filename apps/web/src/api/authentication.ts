import {
  confirmAuthentication,
  type EndpointCall,
  getAuthentication,
  sendAuthenticationCode,
} from '@kilim/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { askForIdentity } from './identity-question.ts';

export type Proof = EndpointCall<typeof confirmAuthentication>['body'];

/** Whether the session proved lately who uses it, and how it can. Read again when the person comes back to the page. */
export function useAuthentication() {
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

/** Asks before something that the browser itself opens, such as a download. False when the person chose not to prove it. */
export async function ensureIdentity(): Promise<boolean> {
  const { provenUntil } = await call(getAuthentication);
  return provenUntil !== null || askForIdentity();
}
