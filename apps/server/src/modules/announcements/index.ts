// Announcements, stored as one list in the setting `announcements`.
// Guarantees that concurrent changes are both kept and that inactive and scheduled announcements look missing.
export { createAnnouncementsRoutes } from './routes.ts';
export { type AnnouncementsService, createAnnouncementsService } from './service.ts';
