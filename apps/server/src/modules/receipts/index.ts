// Receipts: one row an order, its number, its page, PDF and mail, and what administrators report from all of them.
// Promises numbers that are unique and say nothing about sales, a serial without gaps for the books, and that nobody but owner and administrators sees a receipt.
export { createPdfPrinter } from './document/pdf-printer.ts';
export type * from './receipts-service.ts';
export { createReceiptsRoutes } from './routes.ts';
export { createReceiptsService } from './service.ts';
