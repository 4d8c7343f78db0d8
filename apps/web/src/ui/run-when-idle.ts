/** Time that is left in a frame for one more step, in milliseconds. */
const enough = 3;

/**
 * Runs steps in the time that the browser has left between frames. The result stops it. Only for work that may also be left undone, because
 * some browsers never report such time.
 */
export function runWhenIdle(steps: Iterator<void>): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  let request = requestIdleCallback(work);
  function work(deadline: IdleDeadline): void {
    while (deadline.timeRemaining() > enough) if (steps.next().done === true) return;
    request = requestIdleCallback(work);
  }
  return () => cancelIdleCallback(request);
}
