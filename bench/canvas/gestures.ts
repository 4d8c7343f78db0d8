import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export interface Position {
  readonly x: number;
  readonly y: number;
}

const moves = 90;
const wheelSteps = 60;
/** Between two pointer events: one a frame, in milliseconds. */
const pause = 16;

/** Presses at a point and moves in a circle of 120 pixels. */
export async function drag(page: Page, { x, y }: Position): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= moves; step += 1) {
    const angle = (step / moves) * 2 * Math.PI;
    await page.mouse.move(x + 120 * Math.sin(angle) + step, y + 60 * Math.cos(angle) - 60 + step / 2);
    await wait(pause);
  }
  await page.mouse.up();
  await wait(10 * pause);
  return moves;
}

/** Zooms in and out with the wheel and Ctrl, as touchpads do. */
export async function zoom(page: Page, { x, y }: Position): Promise<number> {
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < wheelSteps; step += 1) {
    await page.mouse.wheel(0, Math.floor(step / 6) % 2 === 0 ? -40 : 40);
    await wait(pause);
  }
  await page.keyboard.up('Control');
  await wait(10 * pause);
  return wheelSteps;
}

/** Presses keys one after the other, as fast as a key repeats. */
export async function press(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await wait(2 * pause);
  }
  await wait(10 * pause);
  return keys.length;
}
