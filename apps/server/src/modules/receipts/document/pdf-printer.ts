import { type RunJob, type WorkerJob, workLimits } from '../../../platform/workers/index.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import { renderReceiptPdf } from './render-pdf.ts';

export interface PrintOrder {
  readonly document: ReceiptDocument;
  readonly createdAt: Date;
}

/** Draws a receipt as PDF; `owner` is whose receipt it is. Throws the errors of the worker pool. */
export type PrintReceipt = (document: ReceiptDocument, createdAt: Date, owner: string) => Promise<Uint8Array>;

/** Fonts alone cost a good part of a second, so receipts are drawn in a thread. */
export const drawReceiptJob: WorkerJob<PrintOrder, Uint8Array> = ({ document, createdAt }) =>
  renderReceiptPdf(document, createdAt);

export function createPdfPrinter(run: RunJob<typeof drawReceiptJob>): PrintReceipt {
  return (document, createdAt, owner) => run({ document, createdAt }, { owner, limit: workLimits.file });
}
