interface Visibility {
  readonly isActive: boolean;
  /** Epoch milliseconds; null without a time. */
  readonly publishAt: number | null;
}

/** Whether readers see an announcement at the time `now`. */
export const isPublic = ({ isActive, publishAt }: Visibility, now: number): boolean =>
  isActive && (publishAt === null || publishAt <= now);

/** Inactive and scheduled announcements look missing except to administrators. */
export const canSeeAnnouncement = (isAdmin: boolean, announcement: Visibility, now: number): boolean =>
  isAdmin || isPublic(announcement, now);
