import { type RefObject, useEffect, useReducer, useRef } from 'react';

/** Milliseconds per step. */
const stepTime = 260;

export interface ReplayState {
  /** Steps shown so far; all of them is the end. */
  readonly step: number;
  readonly isPlaying: boolean;
}

export type ReplayAction = 'start' | 'tick' | 'toggle';

/** One step of a replay of `last` steps. */
export function advanceReplay(
  last: number,
  { step, isPlaying }: ReplayState,
  action: ReplayAction,
): ReplayState {
  if (action === 'start') return { step: 0, isPlaying: true };
  if (action === 'toggle') return { step, isPlaying: !isPlaying && step < last };
  const next = Math.min(step + 1, last);
  return { step: next, isPlaying: next < last };
}

/**
 * Plays `last` steps when `target` scrolls into view for the first time. It begins at the end, which is what a page without
 * scripts and a visitor with reduced motion see.
 */
export function useReplay(target: RefObject<HTMLElement | null>, last: number) {
  const reduce = (state: ReplayState, action: ReplayAction): ReplayState =>
    advanceReplay(last, state, action);
  const [state, dispatch] = useReducer(reduce, { step: last, isPlaying: false });
  const hasPlayed = useRef(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || hasPlayed.current) return;
        hasPlayed.current = true;
        dispatch('start');
        observer.disconnect();
      },
      { threshold: 0.35 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  useEffect(() => {
    if (!state.isPlaying) return;
    const timer = setInterval(() => dispatch('tick'), stepTime);
    return () => clearInterval(timer);
  }, [state.isPlaying]);
  return {
    ...state,
    isAtEnd: state.step >= last,
    start: () => dispatch('start'),
    toggle: () => dispatch('toggle'),
  };
}
