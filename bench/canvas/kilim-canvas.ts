import type { Browser, Page } from '@playwright/test';
import {
  countIds,
  createElement,
  type Design,
  type DesignElement,
  designPath,
  toScreenId,
  writeDesign,
} from '../../packages/design-model/src/index.ts';
import type { BenchUser } from '../lib/user.ts';
import { draggedBox, makeBoxes } from './boxes.ts';
import { type FrameReport, measureFrames } from './frame-meter.ts';
import { drag, type Position, press, zoom } from './gestures.ts';

/** Boxes of each further screen. */
const fewer = 10;

function toElements(count: number, prefix: string): readonly DesignElement[] {
  const createId = countIds(prefix);
  return makeBoxes(count).map(({ text, color, ...frame }, index) => ({
    ...createElement({ type: text === null ? 'view' : 'text', language: 'en', ...frame }, createId),
    name: `Box ${index}`,
    props: text === null ? { backgroundColor: color } : { text, fontSize: 10, backgroundColor: color },
  }));
}

/** A design whose first screen has 1,000 boxes. */
export const boxDesign = (screens: number): Design => ({
  screens: Array.from({ length: screens }, (_, index) => ({
    id: toScreenId(`s${index}`),
    name: `Screen ${index + 1}`,
    backgroundColor: '#FFFFFF',
    elements: toElements(index === 0 ? 1_000 : fewer, `b${index}x`),
  })),
});

async function createProject({ call }: BenchUser, screens: number): Promise<string> {
  const { id } = await call('POST', '/projects', { name: `Canvas ${screens}` });
  const content = writeDesign({ design: boxDesign(screens), printed: {} });
  const operations = [{ kind: 'write', path: designPath, content, baseHash: null }];
  await call('POST', `/projects/${String(id)}/files/batch`, { reason: 'import', operations });
  return String(id);
}

async function middleOf(page: Page, selector: string): Promise<Position> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface CanvasRun {
  readonly ready: number;
  readonly reports: Readonly<Record<string, FrameReport>>;
}

/** The designer of this repository with 1,000 boxes on the first of some screens. */
export async function runKilim(
  browser: Browser,
  origin: string,
  user: BenchUser,
  screens: number,
): Promise<CanvasRun> {
  const id = await createProject(user, screens);
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1_600, height: 1_000 } });
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addCookies(
    user.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: origin };
    }),
  );
  const page = await context.newPage();
  try {
    const start = performance.now();
    await page.goto(`${origin}/visual/${id}`);
    const dragged = `[data-element="b0x${draggedBox + 1}"]`;
    await page.locator(dragged).waitFor({ timeout: 60_000 });
    const ready = performance.now() - start;
    await page.getByRole('combobox', { name: 'Device' }).selectOption('desktop');
    await page.waitForTimeout(2_000);
    const at = await middleOf(page, dragged);
    const reports: Record<string, FrameReport> = {};
    reports['drag'] = await measureFrames(page, () => drag(page, at));
    reports['zoom'] = await measureFrames(page, () => zoom(page, at));
    reports['arrow keys'] = await measureFrames(page, () => press(page, Array(40).fill('ArrowRight')));
    await page.getByRole('button', { name: 'Screens', exact: true }).click();
    await page.getByRole('listbox').first().focus();
    await page.waitForTimeout(1_500);
    reports['arrow keys beside the screens'] = await measureFrames(page, () =>
      press(page, Array(40).fill('ArrowRight')),
    );
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.getByRole('treeitem', { selected: true }).first().focus();
    reports['layers'] = await measureFrames(page, () => press(page, Array(41).fill('ArrowDown')));
    reports['order in the layers'] = await measureFrames(page, () =>
      press(page, Array(20).fill('Alt+ArrowUp')),
    );
    const field = page.getByRole('textbox', { name: 'Border width', exact: true });
    await field.focus();
    reports['number'] = await measureFrames(page, () => press(page, Array(20).fill('ArrowUp')));
    // Every second box has a text, and so does the one that is selected now.
    await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
    reports['typing'] = await measureFrames(page, () =>
      press(page, [...'a long text that is typed here 012345']),
    );
    return { ready, reports };
  } finally {
    await context.close();
  }
}
