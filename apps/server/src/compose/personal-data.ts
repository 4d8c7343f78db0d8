import {
  createPersonalDataRoutes,
  createPersonalDataService,
  dataExportExpiryJob,
  dataExportJob,
} from '../modules/personal-data/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type FromPlatform = 'transactions' | 'clock' | 'jobs' | 'files' | 'packFiles' | 'listMails';
type Others = Omit<PortsOf<typeof createPersonalDataService>, FromPlatform>;

export function composePersonalData(platform: Platform, others: Others) {
  const { transactions, clock, jobs, files, mailer, workers } = platform;
  const service = createPersonalDataService({
    transactions,
    clock,
    jobs,
    files,
    packFiles: workers.job('pack-files'),
    listMails: mailer.listTo,
    ...others,
  });
  return {
    service,
    routes: createPersonalDataRoutes(service),
    jobs: { [dataExportJob]: service.makeExport, [dataExportExpiryJob]: service.expireExport },
  } satisfies Capability;
}
