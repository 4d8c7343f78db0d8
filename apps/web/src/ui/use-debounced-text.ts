import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';

/**
 * Props of a text input whose value follows `value` (such as a search in the URL) and which calls `onChange` with the
 * trimmed text once typing has paused for `delay` milliseconds.
 */
export function useDebouncedText(value: string, delay: number, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Changed elsewhere: back, forward, or a cleared search.
    setKnown(value);
    setTyped(value);
  }
  // Not a dependency: the newest callback must be called, and a new one must not restart the delay.
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(() => report(text), delay);
    return () => clearTimeout(timer);
  }, [typed, value, delay]);
  return {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
  };
}
