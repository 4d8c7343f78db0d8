import type { Frame } from '@playwright/test';

/** Smallest side of what people press, in points. */
const smallest = 44;

/** Visible controls of the screen that are smaller than a finger or have no name for screen readers. */
export function findTargetProblems(frame: Frame): Promise<string[]> {
  return frame.evaluate((minimum) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, textarea, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=link]',
    );
    const problems = new Set<string>();
    for (const control of controls) {
      const { width, height } = control.getBoundingClientRect();
      const isVisible = width > 0 && height > 0 && control.checkVisibility({ checkOpacity: true });
      // An element inside of another control is pressed through it.
      if (!isVisible || control.closest('[aria-hidden=true]') !== null) continue;
      const text = control.innerText?.trim() ?? '';
      const name = control.ariaLabel || text || control.getAttribute('placeholder') || '';
      if (name === '') problems.add(`no label: ${control.outerHTML.slice(0, 120)}`);
      // Half a pixel is rounding.
      if (Math.min(width, height) < minimum - 0.5)
        problems.add(`small target: ${name} (${Math.round(width)} x ${Math.round(height)})`);
    }
    return [...problems];
  }, smallest);
}
