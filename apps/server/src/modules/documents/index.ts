// Documents: the tables of the other modules as the client SDK reads and writes them (docs/rules/client-sdk.md).
// Guarantees that a query reaches only rows that its caller may read, and that every write passes the module's own checks.
export { createEventReader, documentOf, withDocumentEvents } from './document-events.ts';
export { createDocumentsRoutes } from './routes.ts';
export { createDocumentsService } from './service.ts';
