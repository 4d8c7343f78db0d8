/** The top of a chart's scale: the smallest of 1, 2 and 5 times a power of ten that no value exceeds; 10 at least. */
export function chooseScale(values: readonly number[]): number {
  const most = Math.max(10, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}
