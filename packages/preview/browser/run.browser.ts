// Tests the preview in a real browser: `npm run build -w @kilim/preview`, then `npm run test:browser -w
// @kilim/preview`. An argument selects the scenarios whose name contains it; `measure` prints timings instead.

import { editingScenarios } from './editing-scenarios.ts';
import { focusScenarios } from './focus-scenarios.ts';
import { hostileScenarios } from './hostile-scenarios.ts';
import { loopScenarios } from './loop-scenarios.ts';
import { measureEdits } from './measure.ts';
import { networkScenarios } from './network-scenarios.ts';
import { serveStudio } from './serve-studio.ts';
import { storageScenarios } from './storage-scenarios.ts';
import { launchBrowser, StudioDriver } from './studio-driver.ts';

/** A browser that no longer answers must fail the run, not stop it forever. */
const closingLimit = 10_000;

async function closeInTime(close: Promise<void>): Promise<void> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The browser did not close in time.')), closingLimit).unref();
  });
  await Promise.race([close, limit]);
}

async function main(): Promise<void> {
  const filter = process.argv[2] ?? '';
  const servers = await serveStudio();
  const browser = await launchBrowser();
  let failed = 0;
  let passed = 0;
  const withStudio = async (query: string, task: (studio: StudioDriver) => Promise<void>): Promise<void> => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(servers.studioUrl + query);
      await task(new StudioDriver(page));
    } catch (error) {
      // The first error says more than that of a browser that no longer answers.
      await closeInTime(context.close()).catch(() => undefined);
      throw error;
    }
    await closeInTime(context.close());
  };
  try {
    for (const { name, query = '', run } of [
      ...editingScenarios,
      ...hostileScenarios,
      ...focusScenarios,
      ...loopScenarios,
      ...networkScenarios,
      ...storageScenarios,
    ]) {
      if (filter !== '' && !name.includes(filter)) continue;
      const start = performance.now();
      try {
        await withStudio(query, run);
        passed += 1;
        console.log(`ok   ${name} (${Math.round(performance.now() - start)} ms)`);
      } catch (error) {
        failed += 1;
        console.log(`FAIL ${name}\n${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    if (filter === 'measure')
      await withStudio('', async (studio) => console.log(`\n${(await measureEdits(studio)).join('\n')}`));
  } finally {
    await closeInTime(browser.close());
    servers.close();
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

await main();
