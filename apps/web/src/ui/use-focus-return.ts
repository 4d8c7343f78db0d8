import { useState } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

function ancestorsOf(element: Element | null): readonly Element[] {
  return element === null || element === document.body
    ? []
    : [element, ...ancestorsOf(element.parentElement)];
}

/**
 * Gives the focus back when what took it closes: to what had it, or, when that is gone with what was decided about it,
 * to the first thing that can have it nearby. Somebody without a mouse would otherwise begin the page again.
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
