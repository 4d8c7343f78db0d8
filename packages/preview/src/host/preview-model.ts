import type { BuildOutcome, PreviewError } from '../protocol.ts';
import type { FrozenReason, PreviewState } from './preview-state.ts';

/** What is known about worker and frame; `toPreviewState` derives the state from it. */
export interface PreviewModel {
  readonly build: BuildOutcome | null;
  readonly runtime: { readonly error: PreviewError; readonly update: number } | null;
  /** The app is mounted in the frame. */
  readonly mounted: boolean;
  /** The latest update that the frame has run; 0 in a new frame. */
  readonly applied: number;
  readonly frozen: FrozenReason | null;
  readonly unavailable: 'frame' | 'worker' | null;
}

export type PreviewEvent =
  | { readonly type: 'build-done'; readonly outcome: BuildOutcome }
  | { readonly type: 'update-applied'; readonly update: number; readonly mounted: boolean }
  | {
      readonly type: 'runtime-error';
      readonly update: number;
      readonly error: PreviewError;
      readonly mounted: boolean;
    }
  | { readonly type: 'error-dismissed' }
  | { readonly type: 'frame-replaced' }
  | { readonly type: 'frame-frozen'; readonly reason: FrozenReason }
  | { readonly type: 'frame-answered' }
  /** A hanging frame was removed. */
  | { readonly type: 'frame-cut-off' }
  | { readonly type: 'frame-failed' }
  | { readonly type: 'worker-failed' };

export const INITIAL_MODEL: PreviewModel = {
  build: null,
  runtime: null,
  mounted: false,
  applied: 0,
  frozen: null,
  unavailable: null,
};

export function applyEvent(model: PreviewModel, event: PreviewEvent): PreviewModel {
  switch (event.type) {
    case 'build-done':
      return { ...model, build: event.outcome };
    case 'update-applied': {
      // While the app is not mounted, the error that caused it stays, even after an update without changes.
      const outdated = event.mounted && model.runtime !== null && model.runtime.update < event.update;
      return {
        ...model,
        applied: event.update,
        mounted: event.mounted,
        runtime: outdated ? null : model.runtime,
      };
    }
    case 'runtime-error':
      // A later update was applied while the error was being mapped.
      if (event.update < model.applied && model.mounted) return model;
      return { ...model, runtime: { error: event.error, update: event.update }, mounted: event.mounted };
    case 'error-dismissed':
      return model.mounted ? { ...model, runtime: null } : model;
    case 'frame-replaced':
      return { ...model, runtime: null, mounted: false, applied: 0, frozen: null, unavailable: null };
    case 'frame-frozen':
      return { ...model, frozen: event.reason, mounted: event.reason === 'unresponsive' && model.mounted };
    case 'frame-answered':
      return model.frozen === 'unresponsive' ? { ...model, frozen: null } : model;
    case 'frame-cut-off':
      return { ...model, mounted: false };
    case 'frame-failed':
      return { ...model, unavailable: 'frame', mounted: false };
    case 'worker-failed':
      return { ...model, unavailable: 'worker' };
  }
}

/** The most severe condition wins. */
export function toPreviewState(model: PreviewModel): PreviewState {
  const { build, runtime, mounted: lastGood, frozen, unavailable } = model;
  if (unavailable !== null) return { kind: 'unavailable', lastGood, reason: unavailable };
  if (frozen !== null) return { kind: 'frozen', lastGood, reason: frozen };
  if (build?.kind === 'failed') return { kind: 'build-error', lastGood, error: build.error };
  if (build?.kind === 'no-entry') return { kind: 'no-entry', lastGood, candidates: build.candidates };
  if (runtime !== null) return { kind: 'runtime-error', lastGood, error: runtime.error };
  return lastGood ? { kind: 'running', lastGood } : { kind: 'starting', lastGood };
}
