import { createReceiptFiles, type FilePorts } from './files.ts';
import { createReceiptReading } from './reading.ts';
import type { ReceiptsService } from './receipts-service.ts';
import { createReceiptRecords, type RecordPorts } from './records.ts';

export type ReceiptsPorts = RecordPorts & FilePorts;

export function createReceiptsService(ports: ReceiptsPorts): ReceiptsService {
  return {
    ...createReceiptRecords(ports),
    ...createReceiptReading(ports.transactions),
    ...createReceiptFiles(ports),
  };
}
