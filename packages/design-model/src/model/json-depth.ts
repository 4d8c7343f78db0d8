import { designLimits } from './limits.ts';

/**
 * Whether a value is nested deeper than any design, counted without recursion, so that hostile data cannot overflow the
 * stack of the schemas. Objects that contain themselves are deep.
 */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= designLimits.jsonDepth; depth += 1) {
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      for (const inner of Object.values(each)) next.push(inner);
      if (next.length > 5_000_000) return true;
    }
    if (next.length === 0) return false;
    level = next;
  }
  return true;
}
