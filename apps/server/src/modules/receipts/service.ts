import type { SecurityRecorder } from '../security-log/index.ts';
import { createReceiptFiles } from './receipt-files.ts';
import { createReceiptMailing, type MailingPorts } from './mail-receipt.ts';
import { createReceiptReading } from './queries.ts';
import type { ReceiptsService } from './receipts-service.ts';
import { createReceiptRecords, type RecordPorts } from './receipt-writer.ts';
import { createReceiptReporting } from './report/report-service.ts';

export type ReceiptsPorts = RecordPorts &
  MailingPorts & {
    /** Writes what administrators do into the security log. */
    readonly audit?: Pick<SecurityRecorder, 'record'>;
  };

export function createReceiptsService(ports: ReceiptsPorts): ReceiptsService {
  return {
    ...createReceiptRecords(ports),
    ...createReceiptReading(ports.transactions, ports.audit),
    ...createReceiptFiles(ports),
    ...createReceiptMailing(ports),
    ...createReceiptReporting(ports),
  };
}
