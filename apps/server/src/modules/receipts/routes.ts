import {
  downloadReceipt,
  getBillingReport,
  getBillingReportFile,
  getReceipt,
  getReceiptPdf,
  listAllReceipts,
  listReceipts,
  mailReceipt,
  previewReceipt,
  setInvoiceNumber,
} from '@kilim/contract';
import { csvType } from '../../platform/csv/index.ts';
import { type Route, route } from '../../platform/http/index.ts';
import type { ReceiptsService } from './service.ts';

export function createReceiptsRoutes(receipts: ReceiptsService): Route[] {
  return [
    route(listReceipts, async ({ query }, { caller }) => receipts.listOwn(caller, query)),
    route(getReceipt, async ({ params }, { caller }) => receipts.find(caller, params.receiptId)),
    route(getReceiptPdf, async ({ params }, { caller, limit }) => {
      // PDFs are drawn one at a time, a few per second.
      await limit('receipt-pdf', caller.userId, 30, 60);
      return { ...(await receipts.pdf(caller, params.receiptId)), isInline: true };
    }),
    // Sent as an attachment, never rendered on our origin.
    route(downloadReceipt, async ({ params }, { caller }) => receipts.download(caller, params.receiptId)),
    route(mailReceipt, async ({ params }, { caller, limit }) => {
      await limit('receipt-mail', caller.userId, caller.isAdmin ? 60 : 5, 3_600);
      return receipts.mail(caller, params.receiptId);
    }),
    route(previewReceipt, async ({ body }) => ({
      html: await receipts.preview(body.template, body.language),
    })),
    route(getBillingReport, async ({ query }) => receipts.report(query)),
    route(getBillingReportFile, async ({ query: { language, ...period } }, { countLargeReply }) => {
      countLargeReply();
      return { ...receipts.reportFile(period, language), contentType: csvType };
    }),
    route(listAllReceipts, async ({ query }) => receipts.listAll(query)),
    route(setInvoiceNumber, async ({ params, body }) =>
      receipts.setInvoiceNumber(params.receiptId, body.invoiceNumber),
    ),
  ];
}
