import type { Frame } from '@playwright/test';

export interface AppTab {
  readonly label: string;
  press(): Promise<void>;
}

/** The tabs of the bottom bar, in order; an app without one has none. */
export async function listTabs(frame: Frame): Promise<AppTab[]> {
  const labels = await frame.evaluate(() => {
    const bars = [...document.querySelectorAll('[role="tablist"]')].filter((bar) => bar.checkVisibility());
    // Segmented controls may also be tab lists; the bar of the navigation is the lowest.
    const lowest = bars.sort(
      (one, other) => other.getBoundingClientRect().bottom - one.getBoundingClientRect().bottom,
    )[0];
    const tabs = [...(lowest?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    for (const [index, tab] of tabs.entries()) tab.dataset['stageTab'] = String(index);
    // Icons are letters of the private use area.
    const nameOf = (tab: HTMLElement) => tab.getAttribute('aria-label') ?? tab.innerText;
    return tabs.map((tab) =>
      nameOf(tab)
        .replace(/\p{Co}/gu, '')
        .trim(),
    );
  });
  return labels.map((label, index) => ({
    label,
    press: async () => {
      await frame.locator(`[data-stage-tab="${index}"]`).click({ timeout: 5000 });
      await frame
        .locator(`[data-stage-tab="${index}"][aria-selected="true"]`)
        .waitFor({ state: 'attached', timeout: 5000 });
    },
  }));
}
