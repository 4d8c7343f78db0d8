// Support tickets: opened by the contact form, read by administrators.
// Guarantees that an accepted message is never lost and that no mail is sent to an address a visitor chose.
export { createSupportRoutes } from './routes.ts';
export { createSupportService } from './service.ts';
