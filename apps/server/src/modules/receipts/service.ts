import { createReceiptFiles } from './files.ts';
import { createReceiptMailing, type MailingPorts } from './mailing.ts';
import { createReceiptReading } from './reading.ts';
import type { ReceiptsService } from './receipts-service.ts';
import { createReceiptRecords, type RecordPorts } from './records.ts';
import { createReceiptReporting } from './report/reporting.ts';

export type ReceiptsPorts = RecordPorts & MailingPorts;

export function createReceiptsService(ports: ReceiptsPorts): ReceiptsService {
  return {
    ...createReceiptRecords(ports),
    ...createReceiptReading(ports.transactions),
    ...createReceiptFiles(ports),
    ...createReceiptMailing(ports),
    ...createReceiptReporting(ports),
  };
}
