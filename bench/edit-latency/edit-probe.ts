import type { Page } from '@playwright/test';

export interface Wanted {
  readonly testId: string;
  readonly text?: string;
  readonly color?: string;
}
export interface Arrival {
  /** Wall-clock milliseconds with fractions: comparable between processes of one machine. */
  readonly dom: number;
  readonly painted: number;
}

/** Wall clock of this process, in the same units as the page's `performance.timeOrigin + now()`. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/** Resolves inside the page when the wanted element shows the wanted text or colour, and again after the next frame. */
export function watchPage(page: Page, wanted: Wanted): Promise<Arrival> {
  return page.evaluate(
    ({ testId, text, color }) =>
      new Promise<Arrival>((resolve) => {
        const now = (): number => performance.timeOrigin + performance.now();
        const isThere = (): boolean => {
          const element = document.querySelector(`[data-testid="${testId}"]`);
          if (!element) return false;
          return text !== undefined
            ? element.textContent === text
            : getComputedStyle(element).color === color;
        };
        const done = (): void => {
          observer.disconnect();
          const dom = now();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve({ dom, painted: now() });
            channel.port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(() => {
          if (isThere()) done();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        if (isThere()) done();
      }),
    wanted,
  );
}
