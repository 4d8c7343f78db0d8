// News of the site, kept as one list under the setting `announcements` (admin.md §3).
// Promises that two administrators never lose each other's change and that hidden news look missing.
export { createAnnouncementsRoutes } from './routes.ts';
export { createAnnouncementsService } from './service.ts';
