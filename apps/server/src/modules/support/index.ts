// Support tickets: opened by the contact form, read by administrators.
// Promises that a message which was taken is never lost, and that nobody is mailed at a stranger's wish.
export { createSupportRoutes } from './routes.ts';
export { createSupportService } from './service.ts';
