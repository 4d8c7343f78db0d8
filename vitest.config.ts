import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/app-kit/blueprints/**'],
    globalSetup: ['apps/server/src/testing/postgres-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    // A task that React had queued for an unmounted page may come after the file's window is gone: it has nothing left
    // to do, and every test of the file has been judged by then. Nothing else of this kind passes.
    onUnhandledError: ({ message, stack = '' }) =>
      !(
        message === 'window is not defined' &&
        stack.includes('react-dom-client.development.js') &&
        stack.includes('scheduler.development.js')
      ),
  },
});
