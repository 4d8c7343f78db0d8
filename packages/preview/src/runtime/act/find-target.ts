import type { AppAct } from '../../protocol.ts';

/** What a press does something to; React Native's components have these roles in the page. */
const pressable =
  '[role="button"],[role="tab"],[role="link"],[role="menuitem"],button,a[href],[tabindex="0"]';
const fields =
  'textarea,input:not([type]),input[type="text"],input[type="email"],input[type="search"],input[type="tel"],input[type="number"],input[type="password"]';

/** Names of the first screen and of a profile in Turkish and English, without accents. */
const names = {
  home: /\b(?:home|ana ?sayfa|ana ekran|bugun|today|kesfet|discover|akis|feed)\b/,
  profile: /\b(?:profil|profile|hesap|hesabim|account|ben|me)\b/,
} as const;

const fold = (text: string): string =>
  text.toLocaleLowerCase('tr').normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').trim();

/** The accessible name of an element. */
export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function isShown(element: Element, { innerWidth, innerHeight }: Window): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const isInside =
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isInside && element.closest('[aria-hidden="true"],[inert]') === null;
}

const isEnabled = (element: Element): boolean =>
  element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');

function scrollRoom(element: Element): number {
  return element.scrollHeight - element.clientHeight;
}

/** The element of the largest area that scrolls down. */
function findScroller(root: Element, window: Window): Element | undefined {
  const area = (element: Element): number => element.clientWidth * element.clientHeight;
  return [...root.querySelectorAll('*')]
    .filter((element) => {
      if (scrollRoom(element) < 8 || area(element) === 0) return false;
      const { overflowY } = window.getComputedStyle(element);
      return (overflowY === 'auto' || overflowY === 'scroll') && isShown(element, window);
    })
    .toSorted((one, other) => area(other) - area(one))[0];
}

/** What an act is done to; undefined when the screen has nothing of the kind. */
export function findTarget(kind: AppAct['kind'], root: Element, window: Window): Element | undefined {
  if (kind === 'scroll') return findScroller(root, window);
  const shown = (selector: string): Element[] =>
    [...root.querySelectorAll(selector)].filter((element) => isShown(element, window) && isEnabled(element));
  if (kind === 'input') return shown(fields)[0];
  const presses = shown(pressable);
  const tabs = presses.filter((element) => element.getAttribute('role') === 'tab');
  if (kind === 'tap') {
    const buttons = presses.filter(
      (element) => !tabs.includes(element) && element.matches(':not([role="link"])'),
    );
    return buttons[0] ?? tabs[0];
  }
  const named = (elements: readonly Element[]) =>
    elements.find((element) => names[kind].test(fold(nameOf(element))));
  // Of the first of several tabs nearly every app makes its home.
  return named(tabs) ?? named(presses) ?? (kind === 'home' ? tabs[0] : undefined);
}
