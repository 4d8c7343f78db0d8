import { deleteAvatar, type EndpointCall, updateProfile, uploadAvatar } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { profileQuery } from '../../../api/profile.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export type ProfileChange = EndpointCall<typeof updateProfile>['body'];

/** Changes the given fields. The session also contains the name. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => call(updateProfile, { body: change }),
    onSuccess: (profile, change) => {
      client.setQueryData(profileQuery.queryKey, profile);
      if (change.name === undefined) return undefined;
      return client.invalidateQueries({ queryKey: queryKeys.account.current, exact: true });
    },
  });
}

/** Uploads the photo. */
export function useUploadAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => call(uploadAvatar, { file }),
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
  });
}

/** Removes the photo. */
export function useDeleteAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteAvatar, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true }),
  });
}
