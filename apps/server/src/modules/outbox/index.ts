// Outbox: the server's mails, readable by administrators, so that every flow works without SMTP.
// Guarantees that the link of a mail that was sent is not shown.
export { createOutboxRoutes } from './routes.ts';
export { createOutboxService } from './service.ts';
