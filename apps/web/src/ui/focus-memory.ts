// Where the focus was, so that a dialog, menu or toast can return it although its opener is gone. Otherwise keyboard users
// would start again at the top of the page.

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex], [contenteditable="true"]';

/** The path of the focus before each open dialog, by the dialog's element. */
const openers = new WeakMap<Element, readonly Element[]>();

let last: readonly Element[] = [];

/** What opened a dialog or menu: the focus returns there, not to the place in the page where it is rendered. */
function openerOf(element: Element): readonly Element[] | undefined {
  const opener = openers.get(element);
  if (opener !== undefined || element.getAttribute('role') !== 'menu') return opener;
  const trigger = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  return trigger === null ? undefined : focusPathOf(trigger);
}

/** An element, its ancestors, and those of what opened the dialogs that it is in. */
function focusPathOf(element: Element | null): readonly Element[] {
  if (element === null || element === document.body || element === document.documentElement) return [];
  return [element, ...(openerOf(element) ?? focusPathOf(element.parentElement))];
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    // A toast disappears by itself.
    if (target instanceof Element && target.closest('[data-sonner-toaster]') === null)
      last = focusPathOf(target);
  });
}

/** The path of the focused element; of the last focused one while nothing has the focus or a toast has it. */
export function readFocusPath(): readonly Element[] {
  const active = document.activeElement;
  const isLost =
    active === null || active === document.body || active.closest('[data-sonner-toaster]') !== null;
  return isLost ? last : focusPathOf(active);
}

export function rememberOpener(dialog: Element, path: readonly Element[]): void {
  openers.set(dialog, path);
}

function isFocusable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(focusable) && element.closest('[inert]') === null;
}

/** Focuses the first element of the path that still exists, or one inside of it; else the first one of the page's content. */
export function focusAlong(path: readonly Element[]): boolean {
  const content = document.querySelector('main') ?? document.getElementById('root');
  for (const element of content === null ? path : [...path, content]) {
    if (!element.isConnected) continue;
    const target = isFocusable(element)
      ? element
      : [...element.querySelectorAll(focusable)].find(isFocusable);
    target?.focus();
    if (target !== undefined && document.activeElement === target) return true;
  }
  return false;
}
