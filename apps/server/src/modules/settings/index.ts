// Site settings: name, colours, logo, contact data.
// Guarantees a default for every setting and that no page shows a value older than ten seconds.
export { publicSettingKeys } from './defaults.ts';
export { createSettingsRoutes } from './routes.ts';
export { createSettingsService, type SettingsService } from './service.ts';
