import { createContext, useContext, useState } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

function ancestorsOf(element: Element | null): readonly Element[] {
  return element === null || element === document.body
    ? []
    : [element, ...ancestorsOf(element.parentElement)];
}

/** The focused element and its ancestors when the component appeared. */
export function useFocusPath(): readonly Element[] {
  const [path] = useState(() => ancestorsOf(document.activeElement));
  return path;
}

/** Set around dialogs that replace each other, so that each returns the focus to the opener of the first. */
export const FocusPathContext = createContext<readonly Element[] | null>(null);

/**
 * Returns focus when a dialog closes: to the element that had it or, when that element was removed, to the nearest
 * focusable one. Otherwise keyboard users would start again at the top of the page.
 */
export function useFocusReturn(): (event: Event) => void {
  const own = useFocusPath();
  const path = useContext(FocusPathContext) ?? own;
  return (event) => {
    // A dialog that replaced this one has the focus already.
    if (document.activeElement?.closest('[role="dialog"]')) {
      event.preventDefault();
      return;
    }
    const [opener] = path;
    const nearest = path.find((element) => element.isConnected);
    const target = nearest === opener ? nearest : nearest?.querySelector(focusable);
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
}
