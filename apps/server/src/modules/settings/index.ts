// What an administrator decides about the site: name, colours, logo, contact data.
// Promises defaults for everything, and that no page shows a value older than ten seconds.
export { createSettingsRoutes } from './routes.ts';
export { createSettingsService, type SettingsService } from './service.ts';
