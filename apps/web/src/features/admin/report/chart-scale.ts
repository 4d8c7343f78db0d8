/** The top of a scale that holds every value: 1, 2 or 5 times a power of ten, never 0. */
export function chooseTop(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= largest) ?? 10;
  return factor * power;
}
