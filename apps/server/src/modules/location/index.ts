// Where a visitor seems to be: country, and the currency and language that go with it (customer.md §7).
// Promises an answer whatever the geolocation service does, and never more than five seconds.
export { createLocationRoutes } from './routes.ts';
export { createLocationService } from './service.ts';
