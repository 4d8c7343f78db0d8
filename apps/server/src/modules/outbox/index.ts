// Outbox: the mails that the server has written, for administrators, so that an installation without SMTP can finish
// every flow. Promises that a link which was sent to somebody is not shown to anybody else.
export { createOutboxRoutes } from './routes.ts';
export { createOutboxService } from './service.ts';
