import { flushEvents, recordEvent } from './record.ts';

function describeReason(reason: unknown): { readonly name: string; readonly message: string } {
  if (reason instanceof Error) return { name: reason.name || 'Error', message: reason.message };
  return { name: 'Error', message: String(reason) };
}

function watchErrors(signal: AbortSignal): void {
  const note = (reason: unknown): void => {
    const { name, message } = describeReason(reason);
    recordEvent('error', name, { message });
  };
  window.addEventListener('error', (event) => note(event.error ?? event.message), { signal });
  window.addEventListener('unhandledrejection', (event) => note(event.reason), { signal });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Observes one entry type; unsupported types are ignored. */
function observe(type: string, signal: AbortSignal, read: (entries: PerformanceEntryList) => void): void {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes.includes(type))
    return;
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type, buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function watchSpeed(signal: AbortSignal): () => void {
  let largestPaint = 0;
  let shift = 0;
  observe('largest-contentful-paint', signal, (entries) => {
    largestPaint = entries.at(-1)?.startTime ?? largestPaint;
  });
  observe('layout-shift', signal, (entries) => {
    for (const entry of entries as LayoutShift[]) if (!entry.hadRecentInput) shift += entry.value;
  });
  let isTold = false;
  return () => {
    if (isTold || largestPaint === 0) return;
    isTold = true;
    recordEvent('performance', 'LCP', { value: Math.round(largestPaint) });
    recordEvent('performance', 'CLS', { value: Math.round(shift * 1_000) / 1_000 });
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation !== undefined)
      recordEvent('performance', 'TTFB', { value: Math.round(navigation.responseStart) });
  };
}

/** Records errors and page speed and sends everything when the page is hidden. Returns a stop function. */
export function watchPage(): () => void {
  const watch = new AbortController();
  watchErrors(watch.signal);
  const reportSpeed = watchSpeed(watch.signal);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      reportSpeed();
      flushEvents();
    },
    { signal: watch.signal },
  );
  return () => watch.abort();
}
