import { settingKeys } from '@kilim/contract';
import { createDocumentsRoutes, createDocumentsService } from '../modules/documents/index.ts';
import { publicSettingKeys } from '../modules/settings/index.ts';
import { createJsonParser, type Route } from '../platform/http/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Omit<
  PortsOf<typeof createDocumentsService>,
  'transactions' | 'clock' | 'settingKeys' | 'parseLargeJson'
>;

export function composeDocuments(
  { transactions, clock, workers }: Platform,
  { listRoutes, ...others }: Others & { listRoutes(): readonly Route[] },
) {
  const service = createDocumentsService({
    transactions,
    clock,
    settingKeys: (isAdmin) => [...(isAdmin ? settingKeys : publicSettingKeys), 'announcements'],
    parseLargeJson: createJsonParser(workers.job('parse-json')),
    ...others,
  });
  return { service, routes: createDocumentsRoutes(service, { listRoutes }) } satisfies Capability;
}
