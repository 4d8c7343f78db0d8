/**
 * The top of a chart's scale: the smallest of 1, 2 and 5 times a power of ten that no value exceeds, and never under
 * `least`, so that a chart of nothing keeps a scale that people can read.
 */
export function chooseTop(values: readonly number[], least = 10): number {
  const most = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}

/** The part of the drawing that a bar takes, 0 to 1. Nothing and less has no bar; the smallest something can be seen. */
export function shareOfTop(value: number, top: number): number {
  return value <= 0 ? 0 : Math.max(0.01, Math.min(1, value / top));
}
