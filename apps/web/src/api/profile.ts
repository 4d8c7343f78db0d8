import type { Profile } from '@kilim/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** Profile and settings of the signed-in user. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile.own,
  queryFn: ({ signal }): Promise<Profile> => call(unvalidatedEndpoints.getProfile, { signal }),
});

export function useProfile() {
  return useQuery(profileQuery);
}
