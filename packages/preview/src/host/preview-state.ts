import type { PreviewError } from '../protocol.ts';

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
   * The app answers no more (`unresponsive`; after four seconds more its frame is removed and `lastGood` turns
   * false) or buries the studio in messages (`flooding`): offer a restart. The next edit restarts by itself.
   */
  | { readonly kind: 'frozen'; readonly lastGood: boolean; readonly reason: 'unresponsive' | 'flooding' }
  /** The frame's address or the worker could not be loaded: offer a restart. */
  | { readonly kind: 'unavailable'; readonly lastGood: boolean; readonly reason: 'frame' | 'worker' };
