/** The least time between two renders of a streaming answer, in milliseconds. */
const renderInterval = 50;

/** Runs the function with the first frame after the interval. A slow device paints later, and a hidden page when it is shown. */
export function afterPaint(run: () => void): void {
  setTimeout(() => requestAnimationFrame(run), renderInterval);
}
