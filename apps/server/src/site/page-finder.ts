import { AppError, isPagePath } from '@kilim/contract';
import { isMissingGalleryApp } from './gallery-head.ts';
import { readAnnouncementId } from './page-head.ts';

/** Whether a path of the web app exists. The page is sent either way, but with the status 404 if not. */
export type FindPage = (path: string) => Promise<boolean>;

/** `findAnnouncement` throws `announcement_not_found` for announcements that guests may not see. */
export function createPageFinder(findAnnouncement: (id: string) => Promise<unknown>): FindPage {
  return async (path) => {
    if (!isPagePath(path) || isMissingGalleryApp(path)) return false;
    const id = readAnnouncementId(path);
    if (id === null) return true;
    try {
      await findAnnouncement(id);
      return true;
    } catch (error) {
      // After any other error the page may exist.
      return !(error instanceof AppError && error.type === 'announcement_not_found');
    }
  };
}
