import { createStatisticsRoutes, createStatisticsService } from '../modules/statistics/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeStatistics({ transactions, clock }: Platform) {
  return {
    routes: createStatisticsRoutes(createStatisticsService({ transactions, clock })),
  } satisfies Capability;
}
