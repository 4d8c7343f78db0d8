import type { Theme, ThemeChoice } from '@kilim/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readStored } from '../storage/browser-storage.ts';
import { writePreference } from '../storage/preference-cookie.ts';

// public/boot.js sets the chosen theme on <html> before the first paint; after that the attribute is the source of truth.

/** The theme for server rendering; null in the browser, where the attribute decides. */
export const ThemeContext = createContext<Theme | undefined>(undefined);

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function isThemeChoice(value: string | null): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Without a stored choice the page is light: docs/rules/site.md#language-and-theme */
function readThemeChoice(): ThemeChoice {
  const stored = readStored('theme');
  return isThemeChoice(stored) ? stored : readTheme();
}

function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Switches the theme and stores the choice; `system` follows the device. */
export function chooseTheme(choice: ThemeChoice): void {
  const theme = resolveTheme(choice);
  document.documentElement.dataset['theme'] = theme;
  writePreference('theme', choice, theme);
  notify();
}

function subscribe(listener: () => void): () => void {
  // Follow a choice made in another tab, and the device while the choice is `system`.
  const follow = (event: StorageEvent): void => {
    const stored = readStored('theme');
    if (event.key === null || !event.key.endsWith('theme') || !isThemeChoice(stored)) return;
    document.documentElement.dataset['theme'] = resolveTheme(stored);
    listener();
  };
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const followDevice = (): void => {
    if (readStored('theme') === 'system') chooseTheme('system');
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  device.addEventListener('change', followDevice);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
    device.removeEventListener('change', followDevice);
  };
}

/** The current theme; re-renders the component when it changes. */
export function useTheme(): Theme {
  const given = useContext(ThemeContext);
  const read = (): Theme => given ?? readTheme();
  return useSyncExternalStore(subscribe, read, read);
}

/** The user's choice, which may be `system`; re-renders the component when it changes. */
export function useThemeChoice(): ThemeChoice {
  const given = useContext(ThemeContext);
  const read = (): ThemeChoice => given ?? readThemeChoice();
  return useSyncExternalStore(subscribe, read, read);
}
