import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'packages/composer/kit/**'];

export default defineConfig({
  test: {
    globalSetup: ['apps/server/src/testing/postgres-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'apps', include: ['apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude,
          // Pure modules: loading them once per worker instead of once per file saves a third of the time.
          isolate: false,
        },
      },
    ],
  },
});
