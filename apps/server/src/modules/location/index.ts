// A visitor's country with its currency and language.
// Guarantees an answer within five seconds, whatever the geolocation service does.
export { createLocationRoutes } from './routes.ts';
export { createLocationService } from './service.ts';
