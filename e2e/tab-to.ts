import { expect, type Locator, type Page } from '@playwright/test';

interface Focus {
  readonly isTarget: boolean;
  readonly isInEditor: boolean;
  /** The element, if nothing shows that it has the focus. */
  readonly hidden: string | null;
}

/** Where the focus is, and whether it is visible: an outline or a ring, on the element itself or on its container. */
function readFocus(target: Element): Focus {
  const element = document.activeElement;
  const show = (shown: Element): boolean =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown, part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  const isVisible = (): boolean => {
    // The page itself and sandboxed frames need no indicator; text fields show a caret.
    if (element === null || element === document.body || element instanceof HTMLIFrameElement) return true;
    if (element.matches('textarea, [contenteditable="true"]')) return true;
    const around = element.closest('label, form, [class*="focus-within"], .cm-editor');
    return show(element) || (around !== null && show(around));
  };
  return {
    isTarget: element === target,
    isInEditor: Boolean(element?.closest('.cm-editor')),
    hidden: isVisible() ? null : (element?.outerHTML.slice(0, 160) ?? ''),
  };
}

/** Presses Tab until the target has the focus; expects a visible focus at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hidden: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    // In one call, because each waits for the page's main thread.
    const focus = await target.evaluate(readFocus);
    if (focus.hidden !== null) hidden.push(focus.hidden);
    if (focus.isTarget) {
      expect(hidden).toEqual([]);
      return;
    }
    // Tab indents in the code editor; Escape leaves it.
    if (focus.isInEditor) await page.keyboard.press('Escape');
  }
  throw new Error(`Tab never reaches ${target.toString()}.`);
}
