import type { Page } from '@playwright/test';

export interface Wanted {
  readonly testId: string;
  readonly text?: string;
  readonly color?: string;
}
export interface Arrival {
  /** Wall-clock time in milliseconds with fractions, comparable between processes of one machine. */
  readonly dom: number;
  readonly painted: number;
}

/** Wall-clock time of this process, as `performance.timeOrigin + performance.now()` in the page. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/** Resolves after the element has the expected text or colour and the next frame was painted; gives both times. */
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
