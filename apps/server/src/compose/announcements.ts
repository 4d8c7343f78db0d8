import { createAnnouncementsRoutes, createAnnouncementsService } from '../modules/announcements/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeAnnouncements(
  { transactions, clock, events }: Platform,
  { settings, audit }: { readonly settings: SettingsService; readonly audit: SecurityRecorder },
) {
  const service = createAnnouncementsService({ transactions, clock, settings, audit, events });
  return {
    service,
    routes: createAnnouncementsRoutes(service),
    seed: service.seed,
  } satisfies Capability;
}
