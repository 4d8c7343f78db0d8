import { useEffect, useEffectEvent } from 'react';

/** Keys of the queue: docs/rules/keyboard.md#shortcuts */
export interface QueueKeys {
  readonly j: () => void;
  readonly k: () => void;
  readonly r: () => void;
  readonly e: () => void;
}

/** Text fields and open dialogs keep their keys. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function useQueueKeys(keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isElsewhere(event.target))
      return;
    if (key !== 'j' && key !== 'k' && key !== 'r' && key !== 'e') return;
    event.preventDefault();
    keys[key]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
