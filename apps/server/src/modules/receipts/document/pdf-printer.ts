import { type RunJob, type WorkerJob, workLimits } from '../../../platform/workers/index.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import { renderReceiptPdf } from './render-pdf.ts';

export interface PrintRequest {
  readonly document: ReceiptDocument;
  readonly createdAt: Date;
}

/** Renders a receipt as PDF; `owner` is the user whose share of the worker pool it uses. Throws the pool's errors. */
export type PrintReceipt = (document: ReceiptDocument, createdAt: Date, owner: string) => Promise<Uint8Array>;

/** Job of the worker pool, because loading the fonts alone takes a good part of a second. */
export const drawReceiptJob: WorkerJob<PrintRequest, Uint8Array> = ({ document, createdAt }) =>
  renderReceiptPdf(document, createdAt);

export function createPdfPrinter(run: RunJob<typeof drawReceiptJob>): PrintReceipt {
  return (document, createdAt, owner) => run({ document, createdAt }, { owner, limit: workLimits.file });
}
