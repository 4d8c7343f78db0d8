import { useSyncExternalStore } from 'react';

/** Which keyboard helper is open: the command palette, the list of shortcuts, or neither. */
export type KeyboardPanel = 'palette' | 'shortcuts' | null;

let open: KeyboardPanel = null;
const listeners = new Set<() => void>();

/** Opens one of the two, or closes both. */
export function openKeyboardHelp(panel: KeyboardPanel): void {
  open = panel;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Subscribes the component to the open helper. */
export function useKeyboardHelp(): KeyboardPanel {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
