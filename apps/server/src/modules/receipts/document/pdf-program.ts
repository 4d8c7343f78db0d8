import { parentPort } from 'node:worker_threads';
import type { PrintAnswer, PrintOrder } from './pdf-printer.ts';
import { renderReceiptPdf } from './render-pdf.ts';

// The program of the thread that draws receipts: a file of its own beside the built server (vite.config.ts).

async function print({ document, createdAt }: PrintOrder): Promise<PrintAnswer> {
  try {
    return { ok: true, bytes: await renderReceiptPdf(document, createdAt) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: PrintOrder) => {
  void print(order).then((answer) => parentPort?.postMessage(answer));
});
