import type { Language, Receipt, ReceiptId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import { type FindLogo, readIssuer, type SiteFacts } from './document/issuer.ts';
import type { PrintReceipt } from './document/pdf-printer.ts';
import { describeReceipt, type ReceiptDocument } from './document/receipt-document.ts';
import { renderReceiptHtml } from './document/render-html.ts';
import { sampleReceipt } from './document/sample-receipt.ts';
import { presentReceipt } from './present.ts';
import { requireReceipt } from './queries.ts';
import type { Reader, ReceiptFile, ReceiptRecord, ReceiptTemplate } from './types.ts';

export interface FilePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readSite(): Promise<SiteFacts>;
  readonly findLogo: FindLogo;
  readonly printReceipt: PrintReceipt;
}

export interface ReceiptFiles {
  /** The receipt as an HTML file named with its number. Throws `receipt_not_found`. */
  download(reader: Reader, receiptId: ReceiptId): Promise<ReceiptFile>;
  /** The receipt as PDF. Throws `receipt_not_found`. */
  pdf(reader: Reader, receiptId: ReceiptId): Promise<ReceiptFile>;
  /** A sample receipt as HTML, with a template that is not saved yet. */
  preview(template: ReceiptTemplate, language: Language): Promise<string>;
}

type DocumentPorts = Pick<FilePorts, 'readSite' | 'findLogo'>;

/** The PDF of a receipt in the language of its order, named with its number. */
export async function makeReceiptPdf(
  ports: DocumentPorts & Pick<FilePorts, 'printReceipt'>,
  record: ReceiptRecord,
): Promise<ReceiptFile> {
  const document = await layOut(ports, presentReceipt(record), record.language);
  return {
    bytes: await ports.printReceipt(document, new Date(record.createdAt), record.userId ?? record.orderId),
    contentType: 'application/pdf',
    fileName: `${record.receiptNumber}.pdf`,
  };
}

async function layOut(
  { readSite, findLogo }: DocumentPorts,
  receipt: Receipt,
  language: Language,
): Promise<ReceiptDocument> {
  return describeReceipt(receipt, await readIssuer(await readSite(), findLogo), language);
}

export function createReceiptFiles(ports: FilePorts): ReceiptFiles {
  const { transactions, clock, readSite, findLogo } = ports;
  return {
    download: async (reader, receiptId) => {
      const record = await requireReceipt(transactions, reader, receiptId);
      const document = await layOut(ports, presentReceipt(record), record.language);
      return {
        bytes: new TextEncoder().encode(renderReceiptHtml(document)),
        contentType: 'text/html; charset=utf-8',
        fileName: `${record.receiptNumber}.html`,
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
