import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
/** `npm test` repeats a failed test once and names those that pass then; a single run of a spec shows every failure. */
const retries = Number(process.env['E2E_RETRIES'] ?? 0);
const browser = await findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries,
  // A browser on a virtual machine with slow memory takes six times as long as on others.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    actionTimeout: 30_000,
    // Without it a page that never loads uses up the time of the whole test and is not named.
    navigationTimeout: 60_000,
    // Recording every test costs processor time; a repeated failure has a trace too.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
  },
  webServer: {
    command: 'node apps/server/dist/main.js',
    cwd: '..',
    url: `http://localhost:${port}/v1/health`,
    reuseExistingServer: false,
    timeout: 30_000,
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'kilim-e2e-')),
      // More than the default (docs/rules/credits.md#opening-balance), because the tests send many prompts.
      INITIAL_CREDITS: '2000',
      RATE_LIMIT_FACTOR: '1000',
      // Slower than the default, so that a running answer can be stopped or left.
      AI_BUILTIN_PACE_MS: '12',
    },
  },
});
