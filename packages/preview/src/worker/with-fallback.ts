import type { Transform } from './transform.ts';

/**
 * A transform that never throws: after the first exception it uses the fallback permanently, because wasm is not
 * reliable after a trap.
 */
export function withFallback(
  main: Transform,
  fallback: Transform,
  onBroken: (reason: string) => void,
): Transform {
  let broken = false;
  return {
    get name() {
      return broken ? fallback.name : main.name;
    },
    transform: (path, source) => {
      if (broken) return fallback.transform(path, source);
      try {
        return main.transform(path, source);
      } catch (error) {
        broken = true;
        onBroken(error instanceof Error ? error.message : String(error));
        return fallback.transform(path, source);
      }
    },
  };
}
