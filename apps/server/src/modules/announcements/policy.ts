/** Inactive announcements look missing except to administrators. */
export function canSeeAnnouncement(isAdmin: boolean, announcement: { readonly isActive: boolean }): boolean {
  return announcement.isActive || isAdmin;
}
