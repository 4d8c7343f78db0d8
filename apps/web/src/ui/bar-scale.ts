/**
 * The top of a chart's scale: the smallest of 1, 2 and 5 times a power of ten that no value exceeds, and at least
 * `least`, so that an empty chart keeps a readable scale.
 */
export function chooseTop(values: readonly number[], least = 10): number {
  const most = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}

/** A bar's share of the height, 0 to 1. Zero and negative values have no bar; the smallest positive one stays visible. */
export function shareOfTop(value: number, top: number): number {
  return value <= 0 ? 0 : Math.max(0.01, Math.min(1, value / top));
}
