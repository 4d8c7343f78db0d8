import { createPdfPrinter, createReceiptsRoutes, createReceiptsService } from '../modules/receipts/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeReceipts(
  { config, transactions, clock, mailer, workers }: Platform,
  { settings, audit }: { readonly settings: SettingsService; readonly audit: SecurityRecorder },
) {
  const service = createReceiptsService({
    transactions,
    clock,
    mailer,
    audit,
    numberPrefix: config.RECEIPT_PREFIX,
    readSite: settings.readAll,
    findLogo: async (id) => settings.findFile(id).catch(() => null),
    printReceipt: createPdfPrinter(workers.job('draw-receipt')),
  });
  return { service, routes: createReceiptsRoutes(service) } satisfies Capability;
}
