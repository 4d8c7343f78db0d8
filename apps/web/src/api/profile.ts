import type { Profile } from '@kilim/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { lightCalls } from './light-endpoints.ts';
import { queryKeys } from './query-keys.ts';

/** Profile and settings of the signed-in person. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile.own,
  queryFn: ({ signal }): Promise<Profile> => call(lightCalls.getProfile, { signal }),
});

/** The profile; the component follows its changes. */
export function useProfile() {
  return useQuery(profileQuery);
}
