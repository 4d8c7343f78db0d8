import type { Language, Receipt } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import { type FindLogo, readIssuer, type SiteFacts } from './document/issuer.ts';
import type { PrintReceipt } from './document/pdf-printer.ts';
import { describeReceipt, type ReceiptDocument } from './document/receipt-document.ts';
import { renderReceiptHtml } from './document/render-html.ts';
import { sampleReceipt } from './document/sample-receipt.ts';
import { presentReceipt } from './present.ts';
import { requireReceipt } from './queries.ts';
import type { ReceiptFile, ReceiptFiles } from './receipts-service.ts';
import type { ReceiptRow } from './repository.ts';

export interface FilePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readSite(): Promise<SiteFacts>;
  readonly findLogo: FindLogo;
  readonly printReceipt: PrintReceipt;
}

/** A receipt's PDF, named with its number, in the language of its order. */
export async function makeReceiptPdf(
  ports: Pick<FilePorts, 'readSite' | 'findLogo' | 'printReceipt'>,
  row: ReceiptRow,
): Promise<ReceiptFile> {
  const document = await layOut(ports, presentReceipt(row), row.language as Language);
  return {
    bytes: await ports.printReceipt(document, new Date(row.created_at), row.user_id ?? row.order_id),
    contentType: 'application/pdf',
    fileName: `${row.receipt_number}.pdf`,
  };
}

async function layOut(
  { readSite, findLogo }: Pick<FilePorts, 'readSite' | 'findLogo'>,
  receipt: Receipt,
  language: Language,
): Promise<ReceiptDocument> {
  return describeReceipt(receipt, await readIssuer(await readSite(), findLogo), language);
}

export function createReceiptFiles(ports: FilePorts): ReceiptFiles {
  const { transactions, clock, readSite, findLogo } = ports;
  return {
    download: async (reader, receiptId) => {
      const row = await requireReceipt(transactions, reader, receiptId);
      const document = await layOut(ports, presentReceipt(row), row.language as Language);
      return {
        bytes: new TextEncoder().encode(renderReceiptHtml(document)),
        contentType: 'text/html; charset=utf-8',
        fileName: `${row.receipt_number}.html`,
      };
    },
    pdf: async (reader, receiptId) =>
      makeReceiptPdf(ports, await requireReceipt(transactions, reader, receiptId)),
    preview: async (template, language) => {
      const issuer = await readIssuer(await readSite(), findLogo, template);
      return renderReceiptHtml(describeReceipt(sampleReceipt(clock.now(), language), issuer, language));
    },
  };
}
