import type { PreviewError } from '../protocol.ts';

/**
 * Why the app was stopped: it does not respond, it flooded the studio with messages, or it repeatedly took the focus.
 * In the last two cases its frame is removed immediately.
 */
export type FrozenReason = 'unresponsive' | 'flooding' | 'focus';

/**
 * What the studio shows. With `lastGood` the frame still has the app's last working screen, so an error is shown beside
 * or over it; otherwise instead of it. The studio is never blank.
 */
export type PreviewState =
  | { readonly kind: 'starting'; readonly lastGood: boolean }
  | { readonly kind: 'running'; readonly lastGood: true }
  | { readonly kind: 'build-error'; readonly lastGood: boolean; readonly error: PreviewError }
  | { readonly kind: 'runtime-error'; readonly lastGood: boolean; readonly error: PreviewError }
  | { readonly kind: 'no-entry'; readonly lastGood: boolean; readonly candidates: readonly string[] }
  /**
   * Offers a restart; the next edit restarts automatically. The frame of an `unresponsive` app is removed after four
   * more seconds, then `lastGood` becomes false.
   */
  | { readonly kind: 'frozen'; readonly lastGood: boolean; readonly reason: FrozenReason }
  /** The frame or the worker could not be loaded; offers a restart. */
  | { readonly kind: 'unavailable'; readonly lastGood: boolean; readonly reason: 'frame' | 'worker' };
