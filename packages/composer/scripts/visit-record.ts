import type { StagedApp } from '../../preview/browser/app-stage.ts';
import { buttonNames } from './drive-form.ts';
import { appears } from './drive-screen.ts';
import { listTabs } from './list-tabs.ts';

const WAIT_MS = 1500;
/** Rows of one tab that are pressed until one opens the details. */
const triedRows = 4;

async function openTab(app: StagedApp, index: number): Promise<void> {
  await (await listTabs(await app.frame()))[index]?.press();
  await app.settle();
}

/** Opens the first form that an add button of a tab leads to. */
async function openForm(app: StagedApp, tab: number): Promise<boolean> {
  await openTab(app, tab);
  const frame = await app.frame();
  const button = frame
    .getByRole('button', { name: buttonNames.add })
    .and(frame.locator(':not([aria-disabled=true])'))
    .first();
  if ((await button.count()) === 0) return false;
  await button.click({ timeout: WAIT_MS });
  return appears(frame.getByRole('button', { name: buttonNames.save }).first(), WAIT_MS);
}

/** Marks what may be a row: pressable, wide or tall, and neither a tab nor a button that adds. */
const markRows = async (app: StagedApp): Promise<number> =>
  (await app.frame()).evaluate(() => {
    let count = 0;
    for (const one of document.querySelectorAll<HTMLElement>('[role=button]')) {
      const { width, height, top } = one.getBoundingClientRect();
      const isRow = width > window.innerWidth * 0.4 && height >= 52 && top > 60 && one.checkVisibility();
      const isAdd = /^\W*(?:yeni|new)\s|(?:ekle|add)$/i.test(one.ariaLabel ?? one.innerText);
      if (isRow && !isAdd) one.dataset['visitRow'] = String(count++);
    }
    return count;
  });

/** Opens the details of the first row that has them. */
async function openDetails(app: StagedApp, tab: number): Promise<boolean> {
  for (let row = 0; row < triedRows; row += 1) {
    await openTab(app, tab);
    if (row >= (await markRows(app))) return false;
    const frame = await app.frame();
    await frame.locator(`[data-visit-row="${row}"]`).click({ timeout: WAIT_MS, position: { x: 60, y: 14 } });
    if (await appears(frame.getByRole('button', { name: buttonNames.edit }).first(), 700)) return true;
    await app.reload();
  }
  return false;
}

const scrollToEnd = async (app: StagedApp): Promise<boolean> =>
  (await app.frame()).evaluate(() => {
    let moved = false;
    for (const one of document.querySelectorAll('div')) {
      if (!one.checkVisibility() || one.scrollHeight <= one.clientHeight + 40 || one.clientHeight < 200)
        continue;
      // React Native for Web replaces `scrollTo` of its views.
      one.scrollTop = one.scrollHeight;
      moved ||= one.scrollTop > 40;
    }
    return moved;
  });

/** Takes pictures of the first form and the first details that the tabs lead to, and of their ends. */
export async function visitRecord(app: StagedApp, take: (label: string) => Promise<void>): Promise<void> {
  const tabs = Math.max(1, (await listTabs(await app.frame())).length);
  for (const [label, open] of [
    ['form', openForm],
    ['details', openDetails],
  ] as const) {
    for (let tab = 0; tab < tabs; tab += 1) {
      const isOpen = await open(app, tab).catch(() => false);
      if (isOpen) {
        await take(label);
        if (await scrollToEnd(app)) await take(`${label}, end`);
      }
      await app.reload();
      if (isOpen) break;
    }
  }
}
