/** What F6 goes through: toolbar, left panels, canvas and properties. */
const panels = '[role="toolbar"], aside, [role="listbox"]';
const controls =
  '[tabindex="0"], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), select:not([disabled]), textarea, a[href]';

const takesFocus = (node: HTMLElement): boolean => node.tabIndex >= 0 && node.offsetParent !== null;

/** Moves the focus to the next panel of the designer, or back; false when there is no other. */
export function cyclePanels(section: HTMLElement, isBack: boolean): boolean {
  const found = [...section.querySelectorAll<HTMLElement>(panels)];
  const at = found.findIndex((panel) => panel.contains(document.activeElement));
  for (let step = 1; step <= found.length; step += 1) {
    const next = found[(at + (isBack ? -step : step) + 2 * found.length) % found.length];
    if (next === undefined) return false;
    const target = next.getAttribute('role') === 'listbox' ? next : firstControl(next);
    if (target === undefined) continue;
    target.focus();
    return true;
  }
  return false;
}

/** The row that a tree keeps for the focus, else the first control. */
function firstControl(panel: HTMLElement): HTMLElement | undefined {
  const row = panel.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  return row ?? [...panel.querySelectorAll<HTMLElement>(controls)].find(takesFocus);
}
