// A visitor's country with its currency and language.
// Guarantees a result within five seconds, even when the geolocation service fails.
export { createLocationRoutes } from './routes.ts';
export { createLocationService } from './service.ts';
