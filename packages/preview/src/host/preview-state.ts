import type { PreviewError } from '../protocol.ts';

/**
 * Why the app no longer runs: it doesn't answer, it buried the studio in messages, or it kept taking the focus. After
 * the last two its frame is gone at once.
 */
export type FrozenReason = 'unresponsive' | 'flooding' | 'focus';

/**
 * What the studio shows. `lastGood` says whether the frame has the app's last good screen: then an error goes
 * beside or over it; without one, the studio shows the error in its place. It is never blank.
 */
export type PreviewState =
  | { readonly kind: 'starting'; readonly lastGood: boolean }
  | { readonly kind: 'running'; readonly lastGood: true }
  | { readonly kind: 'build-error'; readonly lastGood: boolean; readonly error: PreviewError }
  | { readonly kind: 'runtime-error'; readonly lastGood: boolean; readonly error: PreviewError }
  | { readonly kind: 'no-entry'; readonly lastGood: boolean; readonly candidates: readonly string[] }
  /**
   * Offer a restart; the next edit restarts by itself. The frame of an `unresponsive` app is removed after four
   * seconds more, then `lastGood` turns false.
   */
  | { readonly kind: 'frozen'; readonly lastGood: boolean; readonly reason: FrozenReason }
  /** The frame's address or the worker could not be loaded: offer a restart. */
  | { readonly kind: 'unavailable'; readonly lastGood: boolean; readonly reason: 'frame' | 'worker' };
