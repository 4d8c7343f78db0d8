import type { Transform } from './transform.ts';

/**
 * A transform that never throws: wasm that trapped once can't be trusted again, so from the first throw on the
 * fallback does the work. A file that the fallback refuses is an ordinary error of that file.
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
