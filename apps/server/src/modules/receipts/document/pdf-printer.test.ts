import { expect, it } from 'vitest';
import { runInline } from '../../../platform/workers/testing/run-inline.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { createPdfPrinter, drawReceiptJob } from './pdf-printer.ts';
import { describeReceipt } from './receipt-document.ts';
import { sampleReceipt } from './sample-receipt.ts';

const time = Date.parse('2026-11-21T09:00:00Z');
const issuer = { name: 'Kilim', taxId: '', address: 'Çarşı 1, Uşak', phone: '', email: '', logo: null };
const document = describeReceipt(sampleReceipt(time, 'tr'), issuer, 'tr');
const createdAt = new Date(time);

it('draws a receipt from data that was cloned to a thread', async () => {
  const print = createPdfPrinter(runInline(drawReceiptJob));
  const bytes = await print(document, createdAt, 'ann');
  expect(readPdfText(bytes).join('|')).toContain('Çarşı 1, Uşak');
});

it('runs as work of the receipt’s owner with the time limit of files', async () => {
  const asked: unknown[] = [];
  const print = createPdfPrinter(async (_, options) => {
    asked.push(options);
    return new Uint8Array();
  });
  await print(document, createdAt, 'ann');
  expect(asked).toEqual([{ owner: 'ann', limit: 20_000 }]);
});
