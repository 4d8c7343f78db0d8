import type { Theme } from '@kilim/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readStored } from '../storage/browser-storage.ts';
import { writePreference } from '../storage/preference-cookie.ts';

// public/boot.js sets the stored theme on <html> before the first paint; from then on the attribute is the truth.

/** What the server renders a page with; in the browser nobody gives one and the attribute holds. */
export const ThemeContext = createContext<Theme | undefined>(undefined);

const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Switches the theme and remembers it; without a stored one the page is light (customer.md §1). */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writePreference('theme', theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab's choice holds here too.
  const follow = (event: StorageEvent): void => {
    const stored = readStored('theme');
    if (event.key === null || !event.key.endsWith('theme') || (stored !== 'light' && stored !== 'dark'))
      return;
    document.documentElement.dataset['theme'] = stored;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The theme in use; the component follows a switch. */
export function useTheme(): Theme {
  const given = useContext(ThemeContext);
  const read = (): Theme => given ?? readTheme();
  return useSyncExternalStore(subscribe, read, read);
}
