import { defineConfig } from 'vitest/config';

const database = ['apps/server/src/testing/postgres-server.ts'];
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/composer/kit/**'];

/**
 * These measure processor time or blocks of the event loop, which a heap that other files have filled would change. They
 * run one by one after the others: the server's threads have a low priority, and beside two busy processes on two cores
 * they would exceed their time limits.
 */
const measured = [
  'apps/server/src/event-loop.test.ts',
  'apps/server/src/durability.test.ts',
  'apps/server/src/platform/loop/loop-guard.test.ts',
  'apps/server/src/platform/workers/worker-pool.test.ts',
  'packages/app-kit/src/checks/linear-cost.test.ts',
  'packages/app-kit/src/fixers/hostile-cost.test.ts',
];

/** Loading modules once per worker instead of once per file saves more than half of the time. */
const shared = {
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'measured',
          globalSetup: database,
          include: measured,
          exclude,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: database,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...exclude, ...measured],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...exclude, ...measured],
          ...shared,
        },
      },
    ],
  },
});
