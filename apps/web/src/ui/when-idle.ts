/**
 * Runs a task when the page is loaded and the browser has nothing else to do, at the latest after `latest` milliseconds. The
 * result cancels it.
 */
export function whenIdle(task: () => void, latest = 10_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, Math.min(latest, 3_000));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: latest });
  return () => cancelIdleCallback(request);
}
