import type { SecurityRecorder } from '../modules/security-log/index.ts';
import { createSettingsRoutes, createSettingsService } from '../modules/settings/index.ts';
import { workLimits } from '../platform/workers/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeSettings(
  { config, transactions, clock, events, files, workers }: Platform,
  { audit }: { readonly audit: SecurityRecorder },
) {
  const sanitize = workers.job('sanitize-svg');
  const service = createSettingsService({
    transactions,
    clock,
    events,
    storage: files,
    siteName: config.SITE_NAME,
    welcomeCredits: config.INITIAL_CREDITS,
    sanitizeSvg: (text) => sanitize(text, { owner: 'settings', limit: workLimits.check }),
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
