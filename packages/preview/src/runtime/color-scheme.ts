import type { ColorScheme } from '../protocol.ts';

const QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/;

/** Overrides `matchMedia` for the colour scheme, which the studio sets with the returned function. */
export function installColorScheme(target: Window): (scheme: ColorScheme) => void {
  const ask = target.matchMedia.bind(target);
  let chosen: ColorScheme | null = null;
  const asked = new Set<{ readonly list: MediaQueryList; readonly wanted: string; last: boolean }>();
  const matches = (wanted: string, real: MediaQueryList): boolean =>
    chosen === null ? real.matches : wanted === chosen;

  target.matchMedia = (query: string): MediaQueryList => {
    const wanted = QUERY.exec(query)?.[1];
    const real = ask(query);
    if (wanted === undefined) return real;
    const events = new EventTarget();
    const list = Object.assign(events, {
      media: real.media,
      matches: false,
      onchange: null as MediaQueryList['onchange'],
      addListener: (listener: EventListener | null) => events.addEventListener('change', listener),
      removeListener: (listener: EventListener | null) => events.removeEventListener('change', listener),
    }) as unknown as MediaQueryList;
    Object.defineProperty(list, 'matches', { get: () => matches(wanted, real) });
    asked.add({ list, wanted, last: matches(wanted, real) });
    return list;
  };

  return (scheme) => {
    chosen = scheme;
    target.document.documentElement.style.colorScheme = scheme;
    for (const entry of asked) {
      const next = entry.wanted === scheme;
      if (next === entry.last) continue;
      entry.last = next;
      const event = new MediaQueryListEvent('change', { matches: next, media: entry.list.media });
      entry.list.dispatchEvent(event);
      entry.list.onchange?.call(entry.list, event);
    }
  };
}
