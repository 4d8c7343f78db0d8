import {
  type Announcement,
  createAnnouncement,
  deleteAnnouncement,
  type EndpointCall,
  listAllAnnouncements,
  toggleAnnouncement,
  updateAnnouncement,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';

const managedKey = [...adminQueryKeys.all, 'announcements'] as const;

/** All announcements, newest first. */
export const managedAnnouncementsQuery = queryOptions({
  queryKey: managedKey,
  queryFn: async ({ signal }) => (await call(listAllAnnouncements, { signal })).announcements,
});

export type NewAnnouncement = EndpointCall<typeof createAnnouncement>['body'];

/** Also refetches the announcements of the home page. */
function useAnnouncementInvalidation() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [managedKey, queryKeys.announcements.all].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

/** Creates an announcement, or replaces the content of an existing one. */
export function useSaveAnnouncement(existing: string | null) {
  const invalidate = useAnnouncementInvalidation();
  return useMutation({
    mutationFn: (body: NewAnnouncement) =>
      existing === null
        ? call(createAnnouncement, { body })
        : call(updateAnnouncement, { params: { id: existing }, body }),
    onSuccess: invalidate,
  });
}

/** Shows or hides an announcement. The list changes at once, and back when the call fails. */
export function useToggleAnnouncement(id: string) {
  const client = useQueryClient();
  const invalidate = useAnnouncementInvalidation();
  const setActive = (isActive: boolean): void => {
    client.setQueryData(managedAnnouncementsQuery.queryKey, (known: Announcement[] | undefined) =>
      known?.map((one) => (one.id === id ? { ...one, isActive } : one)),
    );
  };
  return useMutation({
    mutationFn: (isActive: boolean) => call(toggleAnnouncement, { params: { id }, body: { isActive } }),
    onMutate: async (isActive) => {
      await client.cancelQueries({ queryKey: managedKey });
      setActive(isActive);
    },
    onError: (_error, isActive) => setActive(!isActive),
    onSettled: invalidate,
  });
}

/** Deletes an announcement permanently. */
export function useDeleteAnnouncement(id: string) {
  const invalidate = useAnnouncementInvalidation();
  return useMutation({
    mutationFn: () => call(deleteAnnouncement, { params: { id } }),
    onSuccess: invalidate,
  });
}
