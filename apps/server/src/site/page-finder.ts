import { AppError, isPagePath } from '@kilim/contract';
import { readAnnouncementId } from './page-head.ts';

/** Whether something stands at an address of the web app; the page itself is shown either way and says what is missing. */
export type FindPage = (path: string) => Promise<boolean>;

/** `findAnnouncement` throws `announcement_not_found` for one that a guest may not see. */
export function createPageFinder(findAnnouncement: (id: string) => Promise<unknown>): FindPage {
  return async (path) => {
    if (!isPagePath(path)) return false;
    const id = readAnnouncementId(path);
    if (id === null) return true;
    try {
      await findAnnouncement(id);
      return true;
    } catch (error) {
      // Whatever else went wrong, the page may well be there.
      return !(error instanceof AppError && error.type === 'announcement_not_found');
    }
  };
}
