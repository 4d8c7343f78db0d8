import type { PreviewStore } from '../preview/preview-store.ts';
import { afterPaint } from './after-paint.ts';

/** Milliseconds after which a streaming answer is shown although the app has not started. */
const patience = 1_500;

/**
 * Runs the function after the next paint, and not while the preview starts the app of the first prompt: the browser draws
 * the app first and then what the chat says about it.
 */
export function afterStart(preview: Pick<PreviewStore, 'getState' | 'subscribe'>, run: () => void): void {
  if (preview.getState().startingApp === null) return afterPaint(run);
  const timer = setTimeout(end, patience);
  const unsubscribe = preview.subscribe(({ startingApp }) => {
    if (startingApp === null) end();
  });
  function end(): void {
    clearTimeout(timer);
    unsubscribe();
    afterPaint(run);
  }
}
