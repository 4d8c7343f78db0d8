import { getStatisticDays, getStatistics } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { StatisticsService } from './service.ts';

export function createStatisticsRoutes(statistics: StatisticsService): Route[] {
  return [
    route(getStatistics, async () => statistics.read()),
    route(getStatisticDays, async ({ query }) => ({ days: await statistics.readDays(Number(query.days)) })),
  ];
}
