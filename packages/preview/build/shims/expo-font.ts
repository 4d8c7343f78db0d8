// Replacement of expo-font in the preview: loads icon fonts with FontFace from files next to the vendor script.

const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

function addressOf(source: unknown): string {
  if (typeof source === 'string') return source;
  if (typeof source === 'object' && source !== null && 'uri' in source && typeof source.uri === 'string')
    return source.uri;
  throw new TypeError('A font needs an address or an imported font file.');
}

async function loadFace(name: string, source: unknown): Promise<void> {
  const face = new FontFace(name, `url(${JSON.stringify(addressOf(source))})`);
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

export const FontDisplay = {
  AUTO: 'auto',
  SWAP: 'swap',
  BLOCK: 'block',
  FALLBACK: 'fallback',
  OPTIONAL: 'optional',
} as const;
