import type { Theme } from '@kilim/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readStored } from '../storage/browser-storage.ts';
import { writePreference } from '../storage/preference-cookie.ts';

// public/boot.js sets the stored theme on <html> before the first paint; after that the attribute is the source of truth.

/** The theme for server rendering; null in the browser, where the attribute decides. */
export const ThemeContext = createContext<Theme | undefined>(undefined);

const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Switches the theme and stores it. Without a stored theme the page is light. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writePreference('theme', theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Follow a choice made in another tab.
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

/** The current theme; re-renders the component when it changes. */
export function useTheme(): Theme {
  const given = useContext(ThemeContext);
  const read = (): Theme => given ?? readTheme();
  return useSyncExternalStore(subscribe, read, read);
}
