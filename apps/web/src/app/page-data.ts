import type { PageData } from '@kilim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announcementQuery, announcementsQuery } from '../api/announcements.ts';
import { queryKeys } from '../api/query-keys.ts';
import { sessionQuery } from '../api/session.ts';
import { siteQuery } from '../api/site.ts';
import { publicSettingsQuery } from '../api/site-settings.ts';

/** Fills the query cache with the data a page starts with, on the server and in the browser. */
export function applyPageData(client: QueryClient, data: PageData): void {
  client.setQueryData(siteQuery.queryKey, data.site);
  client.setQueryData(publicSettingsQuery.queryKey, data.settings);
  if (data.isGuest) client.setQueryData(sessionQuery.queryKey, null);
  if (data.announcements) client.setQueryData(announcementsQuery.queryKey, [...data.announcements]);
  if (data.announcement) {
    client.setQueryData(announcementQuery(data.announcement.id).queryKey, data.announcement);
  }
  // The page is the same for every visitor, so the visitor's currency is fetched right away.
  if (data.plans) client.setQueryData(queryKeys.plans.shown, data.plans, { updatedAt: 0 });
}

/** The data that the server embedded in the page, or null. */
export function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
