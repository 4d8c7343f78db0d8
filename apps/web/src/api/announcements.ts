import type { Announcement, Language } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** Active announcements, newest first. */
export const announcementsQuery = queryOptions({
  queryKey: queryKeys.announcements.all,
  queryFn: async ({ signal }) =>
    (await call(unvalidatedEndpoints.listAnnouncements, { signal })).announcements,
  staleTime: 60_000,
});

/** One announcement; a missing one is not retried. */
export const announcementQuery = (announcementId: string) =>
  queryOptions({
    queryKey: queryKeys.announcements.one(announcementId),
    queryFn: ({ signal }) =>
      call(unvalidatedEndpoints.getAnnouncement, { params: { id: announcementId }, signal }),
    staleTime: 60_000,
  });

/** A text of an announcement in the user's language, or in Turkish: docs/rules/announcements.md */
export function chooseText(text: Announcement['title'], language: Language): string {
  return text[language].trim() === '' ? text.tr : text[language];
}
