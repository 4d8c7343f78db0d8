// Support tickets: opened by customers and by the contact form, answered by administrators.
// Guarantees that an accepted message is never lost, that a guest's ticket is shown only to the account with the verified
// address, and that only an administrator's answer is mailed to an address a visitor chose.

export { isOwnedBy } from './owner-repository.ts';
export { createSupportRoutes } from './routes.ts';
export { createSupportService, type SupportService } from './service.ts';
