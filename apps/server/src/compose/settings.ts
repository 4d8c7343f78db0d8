import type { SecurityRecorder } from '../modules/security-log/index.ts';
import { createSettingsRoutes, createSettingsService } from '../modules/settings/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeSettings(
  { config, transactions, clock, events, files }: Platform,
  { audit }: { readonly audit: SecurityRecorder },
) {
  const service = createSettingsService({
    transactions,
    clock,
    events,
    storage: files,
    siteName: config.SITE_NAME,
    audit,
  });
  return {
    service,
    routes: createSettingsRoutes(service),
    seed: async () => {
      await service.seed();
      // Loads the settings, so that the site's name is known before the first request.
      await service.read();
    },
  } satisfies Capability;
}
