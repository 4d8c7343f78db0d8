import type { Frame, Locator } from '@playwright/test';

/** How many rows of a screen have each name. */
export type RowCounts = ReadonlyMap<string, number>;

const became = (waiting: Promise<void>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

export const appears = (locator: Locator, wait: number): Promise<boolean> =>
  became(locator.waitFor({ timeout: wait }));

export const disappears = (locator: Locator, wait: number): Promise<boolean> =>
  became(locator.waitFor({ state: 'hidden', timeout: wait }));

export const visibleText = (frame: Frame, text: string): Locator =>
  frame.getByText(text).filter({ visible: true }).first();

/** Whether an input of the screen has this value. */
export async function hasValue(frame: Frame, value: string): Promise<boolean> {
  for (const input of await frame.locator('input:visible, textarea:visible').all())
    if ((await input.inputValue()) === value) return true;
  return false;
}

const pressable = '[role=button]:visible';

/** Every pressable element counts as a row; only those that appear after a record was added matter. */
export async function countRows(frame: Frame): Promise<RowCounts> {
  const names = await frame.locator(pressable).evaluateAll((elements) =>
    elements.map((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      element.setAttribute('data-row-name', name);
      return name;
    }),
  );
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Rows of a name that `countRows` has found. */
export const rowsNamed = (frame: Frame, name: string): Locator =>
  frame.locator(`${pressable}[data-row-name=${JSON.stringify(name)}]`);

export const scrollDown = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    for (const one of document.querySelectorAll('div'))
      if (one.scrollHeight > one.clientHeight + 8) one.scrollBy(0, 600);
  });
