import type { PageData } from '@kilim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announcementQuery, announcementsQuery } from '../api/announcements.ts';
import { queryKeys } from '../api/query-keys.ts';
import { sessionQuery } from '../api/session.ts';
import { siteQuery } from '../api/site.ts';
import { publicSettingsQuery } from '../api/site-settings.ts';

/** Puts what a page begins with into the cache, on the server and in the browser alike. */
export function applyPageData(client: QueryClient, data: PageData): void {
  client.setQueryData(siteQuery.queryKey, data.site);
  client.setQueryData(publicSettingsQuery.queryKey, data.settings);
  if (data.isGuest) client.setQueryData(sessionQuery.queryKey, null);
  if (data.announcements) client.setQueryData(announcementsQuery.queryKey, [...data.announcements]);
  if (data.announcement) {
    client.setQueryData(announcementQuery(data.announcement.id).queryKey, data.announcement);
  }
  // Every visitor gets the same page; the currency of this one's place is asked for at once.
  if (data.plans) client.setQueryData(queryKeys.plans.shown, data.plans, { updatedAt: 0 });
}

/** What the server wrote into the page; null where it wrote nothing. */
export function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
