import type { Receipt, ReceiptId } from '@kilim/contract';
import { createReceiptMailer, type MailPorts, type ReceiptMailer } from './mail-receipt.ts';
import { createReceiptQueries, type ReceiptQueries } from './queries.ts';
import { createReceiptFiles, type ReceiptFiles } from './receipt-files.ts';
import { createReceiptWriter, type ReceiptWriter, type WriterPorts } from './receipt-writer.ts';
import { createReceiptReports, type ReceiptReports } from './report/report-service.ts';
import { type InvoiceNumberPorts, setInvoiceNumber } from './set-invoice-number.ts';

export type ReceiptsPorts = WriterPorts & MailPorts & InvoiceNumberPorts;

export interface ReceiptsService
  extends ReceiptWriter,
    ReceiptQueries,
    ReceiptFiles,
    ReceiptMailer,
    ReceiptReports {
  /** Stores the number of the tax document; an empty text removes it. The route allows only administrators. */
  setInvoiceNumber(receiptId: ReceiptId, invoiceNumber: string): Promise<Receipt>;
}

export function createReceiptsService(ports: ReceiptsPorts): ReceiptsService {
  return {
    ...createReceiptWriter(ports),
    ...createReceiptQueries(ports.transactions),
    ...createReceiptFiles(ports),
    ...createReceiptMailer(ports),
    ...createReceiptReports(ports),
    setInvoiceNumber: (receiptId, invoiceNumber) => setInvoiceNumber(ports, receiptId, invoiceNumber),
  };
}
