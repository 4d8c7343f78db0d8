import { createAssetsRoutes, createAssetsService } from '../modules/assets/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<PortsOf<typeof createAssetsService>, 'storage' | 'findLanguage'>;

export function composeAssets({ transactions, clock, files }: Platform, others: Others) {
  const service = createAssetsService({ transactions, clock, files, ...others });
  return { service, routes: createAssetsRoutes(service) } satisfies Capability;
}
