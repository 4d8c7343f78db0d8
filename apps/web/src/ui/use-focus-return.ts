import { useState } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

function ancestorsOf(element: Element | null): readonly Element[] {
  return element === null || element === document.body
    ? []
    : [element, ...ancestorsOf(element.parentElement)];
}

/**
 * Returns focus when a dialog closes: to the element that had it or, when that element was removed, to the nearest
 * focusable one. Otherwise keyboard users would start again at the top of the page.
 */
export function useFocusReturn(): (event: Event) => void {
  const [path] = useState(() => ancestorsOf(document.activeElement));
  return (event) => {
    const [opener] = path;
    const nearest = path.find((element) => element.isConnected);
    const target = nearest === opener ? nearest : nearest?.querySelector(focusable);
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
}
