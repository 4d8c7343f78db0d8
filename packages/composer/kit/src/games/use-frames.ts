import { useEffect, useRef } from 'react';

/** A longer pause between two pictures counts as this much, so that nothing jumps. */
const longestStep = 0.05;

/** Calls with the seconds since the last picture while it is on. */
export function useFrames(isOn: boolean, onFrame: (seconds: number) => void) {
  const latest = useRef(onFrame);
  latest.current = onFrame;

  useEffect(() => {
    if (!isOn) return;
    let last: number | undefined;
    let frame = 0;
    const next = (now: number) => {
      if (last !== undefined) latest.current(Math.min(longestStep, (now - last) / 1000));
      last = now;
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}
