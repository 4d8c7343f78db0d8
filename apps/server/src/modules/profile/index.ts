// Profiles: what a person says of themselves, their settings, photo and figures.
// Promises that mails other than those about security go out only where the person wants them, that a replaced photo
// is gone, and that every figure comes from the person's own rows.
export type { ProfileService } from './profile-service.ts';
export { readPhotoSize } from './repository.ts';
export { createProfileRoutes } from './routes.ts';
export { createProfileService } from './service.ts';
