import type { Browser } from '@playwright/test';
import { type FrameReport, measureFrames } from './frame-meter.ts';
import { drag, type Position, zoom } from './gestures.ts';
import type { CanvasRun } from './kilim-canvas.ts';

const address = 'http://canvas.example/';

interface PeerWindow {
  readonly isReady?: boolean;
  middle(): Position;
}

/** Drags and zooms in the page of a peer. */
export async function runPeer(browser: Browser, html: string): Promise<CanvasRun> {
  const context = await browser.newContext({ viewport: { width: 1_600, height: 1_000 } });
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  try {
    const start = performance.now();
    await page.goto(address);
    await page.waitForFunction(() => (window as unknown as PeerWindow).isReady === true, null, {
      timeout: 120_000,
    });
    const ready = performance.now() - start;
    await page.waitForTimeout(2_000);
    const middle = (): Promise<Position> => page.evaluate(() => (window as unknown as PeerWindow).middle());
    const before = await middle();
    const reports: Record<string, FrameReport> = {};
    reports['drag'] = await measureFrames(page, () => drag(page, before));
    const after = await middle();
    if (Math.hypot(after.x - before.x, after.y - before.y) < 40) throw new Error('The box was not dragged.');
    reports['zoom'] = await measureFrames(page, () => zoom(page, after));
    return { ready, reports };
  } finally {
    await context.close();
  }
}
