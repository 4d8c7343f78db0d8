// Replacement of expo-font in the preview: loads icon fonts with FontFace from files next to the vendor script, and fonts
// of the project from data URLs.
import { useEffect, useState } from 'react';

const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

function addressOf(source: unknown): string {
  if (typeof source === 'string') return source;
  if (typeof source === 'object' && source !== null && 'uri' in source && typeof source.uri === 'string')
    return source.uri;
  throw new TypeError('A font needs an address or an imported font file.');
}

/** Address of a font of the project whose bytes have not arrived yet; the app runs again with them. */
const pending = 'data:,';

async function loadFace(name: string, source: unknown): Promise<void> {
  const address = addressOf(source);
  if (address === pending) {
    loading.delete(name);
    return;
  }
  const face = new FontFace(name, `url(${JSON.stringify(address)})`);
  document.fonts.add(await face.load());
  loaded.add(name);
}

function loadOne(name: string, source: unknown): Promise<void> {
  const running = loading.get(name);
  if (running) return running;
  const started = loadFace(name, source).catch((error: unknown) => {
    // The next mount may retry; a missing icon font must not stop the app.
    loading.delete(name);
    console.warn(`The font "${name}" could not be loaded.`, error);
  });
  loading.set(name, started);
  return started;
}

export function isLoaded(name: string): boolean {
  return loaded.has(name);
}

export function isLoading(name: string): boolean {
  return loading.has(name) && !loaded.has(name);
}

export function getLoadedFonts(): string[] {
  return [...loaded];
}

export async function loadAsync(fonts: string | Record<string, unknown>, source?: unknown): Promise<void> {
  const entries = typeof fonts === 'string' ? [[fonts, source] as const] : Object.entries(fonts);
  await Promise.all(entries.map(([name, file]) => loadOne(name, file)));
}

/** Loads fonts by name; a font that cannot be loaded does not stop the app, which then shows another one. */
export function useFonts(fonts: string | Record<string, unknown>): [boolean, Error | null] {
  const [isReady, setReady] = useState(false);
  // As in expo-font, the fonts of the first render count.
  const [first] = useState(fonts);
  useEffect(() => {
    let isCurrent = true;
    void loadAsync(first).then(() => isCurrent && setReady(true));
    return () => {
      isCurrent = false;
    };
  }, [first]);
  return [isReady, null];
}

export const FontDisplay = {
  AUTO: 'auto',
  SWAP: 'swap',
  BLOCK: 'block',
  FALLBACK: 'fallback',
  OPTIONAL: 'optional',
} as const;
