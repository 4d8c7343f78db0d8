// Statistics of the site for administrators: totals, changes and days (docs/rules/statistics.md).
// Guarantees that no query reads more than one day of turns, and that replies name no person.
export { createStatisticsRoutes } from './routes.ts';
export { createStatisticsService } from './service.ts';
