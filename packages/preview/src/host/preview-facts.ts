import type { BuildOutcome, PreviewError } from '../protocol.ts';
import type { FrozenReason, PreviewState } from './preview-state.ts';

/** What is known about worker and frame; the state is worked out from it and never set by hand. */
export interface PreviewFacts {
  readonly build: BuildOutcome | null;
  readonly runtime: { readonly error: PreviewError; readonly update: number } | null;
  /** The app's root is on the screen of the frame. */
  readonly mounted: boolean;
  /** The newest update that the frame has run; 0 in a fresh frame. */
  readonly applied: number;
  readonly frozen: FrozenReason | null;
  readonly unavailable: 'frame' | 'worker' | null;
}

export type PreviewFact =
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
  /** A frame that hung for long was removed. */
  | { readonly type: 'frame-cut-off' }
  | { readonly type: 'frame-failed' }
  | { readonly type: 'worker-failed' };

export const NO_FACTS: PreviewFacts = {
  build: null,
  runtime: null,
  mounted: false,
  applied: 0,
  frozen: null,
  unavailable: null,
};

export function addFact(facts: PreviewFacts, fact: PreviewFact): PreviewFacts {
  switch (fact.type) {
    case 'build-done':
      return { ...facts, build: fact.outcome };
    case 'update-applied': {
      // Without a screen the reason for that stays true, also over an update that had nothing to run.
      const outdated = fact.mounted && facts.runtime !== null && facts.runtime.update < fact.update;
      return {
        ...facts,
        applied: fact.update,
        mounted: fact.mounted,
        runtime: outdated ? null : facts.runtime,
      };
    }
    case 'runtime-error':
      // Its place was asked for meanwhile; a later update has already answered it.
      if (fact.update < facts.applied && facts.mounted) return facts;
      return { ...facts, runtime: { error: fact.error, update: fact.update }, mounted: fact.mounted };
    case 'error-dismissed':
      return facts.mounted ? { ...facts, runtime: null } : facts;
    case 'frame-replaced':
      return { ...facts, runtime: null, mounted: false, applied: 0, frozen: null, unavailable: null };
    case 'frame-frozen':
      return { ...facts, frozen: fact.reason, mounted: fact.reason === 'unresponsive' && facts.mounted };
    case 'frame-answered':
      return facts.frozen === 'unresponsive' ? { ...facts, frozen: null } : facts;
    case 'frame-cut-off':
      return { ...facts, mounted: false };
    case 'frame-failed':
      return { ...facts, unavailable: 'frame', mounted: false };
    case 'worker-failed':
      return { ...facts, unavailable: 'worker' };
  }
}

/** The worst that is true comes first: a frozen frame says nothing about the build. */
export function stateOf(facts: PreviewFacts): PreviewState {
  const { build, runtime, mounted: lastGood, frozen, unavailable } = facts;
  if (unavailable !== null) return { kind: 'unavailable', lastGood, reason: unavailable };
  if (frozen !== null) return { kind: 'frozen', lastGood, reason: frozen };
  if (build?.kind === 'failed') return { kind: 'build-error', lastGood, error: build.error };
  if (build?.kind === 'no-entry') return { kind: 'no-entry', lastGood, candidates: build.candidates };
  if (runtime !== null) return { kind: 'runtime-error', lastGood, error: runtime.error };
  return lastGood ? { kind: 'running', lastGood } : { kind: 'starting', lastGood };
}
