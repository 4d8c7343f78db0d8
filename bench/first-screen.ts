// From a prompt to the first screen of its app: a guest's on the home page, and a first prompt in the studio's chat.
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { measureGuests } from './first-screen/guests.ts';
import { measureStudio } from './first-screen/studio.ts';
import { startServer } from './lib/kilim-server.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 3);
const only = process.env['BENCH_ONLY'];

const server = await startServer([process.execPath, 'apps/server/dist/main.js']);
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
try {
  if (only !== 'studio') await measureGuests(browser, server, runs);
  if (only !== 'guests') await measureStudio(browser, server, runs);
} finally {
  await browser.close();
  await server.stop();
}
