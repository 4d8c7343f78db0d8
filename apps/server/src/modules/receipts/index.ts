// Receipts: one per order with its number, page, PDF and mail, and the billing report over all of them.
// Guarantees that numbers are unique and reveal nothing about sales, that the serial for the books has no gaps, and
// that only owner and administrators see a receipt.
export { createPdfPrinter } from './document/pdf-printer.ts';
export type { ReceiptMailer } from './mail-receipt.ts';
export type { ReceiptWriter } from './receipt-writer.ts';
export { createReceiptsRoutes } from './routes.ts';
export { createReceiptsService, type ReceiptsService } from './service.ts';
export type { ReceiptName } from './types.ts';
