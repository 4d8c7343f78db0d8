import type { Announcement } from '@kilim/contract';

export type AnnouncementState = 'public' | 'scheduled' | 'inactive';

/** Whether readers see an announcement at `now` (epoch milliseconds). */
export function announcementState(
  { isActive, publishAt }: Pick<Announcement, 'isActive' | 'publishAt'>,
  now: number,
): AnnouncementState {
  if (!isActive) return 'inactive';
  return publishAt !== null && Date.parse(publishAt) > now ? 'scheduled' : 'public';
}
