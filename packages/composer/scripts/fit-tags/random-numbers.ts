/** The same numbers from 0 to 1 each time. */
export function randomNumbers(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}
