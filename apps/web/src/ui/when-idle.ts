/** Runs a task when the page is loaded and the browser has nothing else to do. The result cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 3_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 10_000 });
  return () => cancelIdleCallback(request);
}
