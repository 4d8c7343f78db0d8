/** An id as the server makes them: it sorts by time; the number stands for its random digits. */
export const idAt = (time: number, number: number): string =>
  Math.floor(time / 1000)
    .toString(16)
    .padStart(8, '0') +
  (Math.floor(time) % 1000).toString(16).padStart(5, '0') +
  (number % 0x10_00_00_00).toString(16).padStart(7, '0');

/** An id of the security log: docs/rules/security-log.md */
export const eventIdAt = (time: number, number: number, firstIdAt: (time: number) => string): string =>
  `${firstIdAt(time)}00000${number.toString(16).padStart(10, '0')}`;
