// Profiles: a user's own data, settings, photo and statistics.
// Guarantees that only security notices ignore the notification settings, that a replaced photo is deleted, and that
// statistics come from the user's own rows.
export { readPreferences } from './preferences.ts';
export { readPhotoSize } from './repository.ts';
export { createProfileRoutes } from './routes.ts';
export { createProfileService, type ProfileService } from './service.ts';
