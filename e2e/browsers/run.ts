// `npm run test:browsers`: the main journeys in Chromium, Firefox and WebKit (Safari's engine), at two widths. Build first.
// `BROWSERS=webkit` runs one engine. Screenshots go to test-results/browsers. An engine that is not installed is skipped.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDedicatedServer } from '../dedicated-server.ts';
import { engines } from './engines.ts';
import { journeys } from './journeys.ts';

const folder = join(import.meta.dirname, '../../test-results/browsers');
// WebKitGTK's window cannot be narrower than about 450 px.
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const wanted = (process.env['BROWSERS'] ?? '').split(',').filter(Boolean);

mkdirSync(folder, { recursive: true });
const server = await startDedicatedServer();
let failed = 0;
try {
  for (const engine of engines) {
    if (wanted.length > 0 && !wanted.includes(engine.name)) continue;
    if (engine.missing !== null) {
      console.log(`skip   ${engine.name}: needs ${engine.missing}`);
      continue;
    }
    for (const { width, height } of sizes) {
      for (const journey of journeys) {
        const label = `${engine.name} ${width} px: ${journey.name}`;
        const page = await engine.open();
        const capture = async (name: string): Promise<void> =>
          writeFileSync(join(folder, `${engine.name}-${width}-${name}.png`), await page.screenshot());
        try {
          await page.resize(width, height);
          await page.goto(`${server.origin}/contact?lang=tr`);
          await journey.run({ page, origin: server.origin, capture });
          console.log(`ok     ${label}`);
        } catch (error) {
          failed += 1;
          console.error(`FAILED ${label}: ${error instanceof Error ? error.message : String(error)}`);
          await capture(`failed-${journey.name.replaceAll(/\W+/g, '-')}`).catch(() => undefined);
        } finally {
          await page.close();
        }
      }
    }
  }
} finally {
  await server.stop();
}
console.log(failed === 0 ? 'Every journey passed.' : `${failed} journeys failed.`);
process.exit(failed === 0 ? 0 : 1);
