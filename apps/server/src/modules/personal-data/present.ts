import type { PersonalDataExport } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ExportRecord } from './export-record.ts';

export function presentExport(record: ExportRecord): PersonalDataExport {
  return {
    id: record.id,
    status: record.readyAt === null ? 'pending' : 'ready',
    size: record.size,
    createdAt: toTimestamp(record.createdAt),
    readyAt: record.readyAt === null ? null : toTimestamp(record.readyAt),
    expiresAt: toTimestamp(record.expiresAt),
  };
}
