/** The UTC day of epoch milliseconds, as `2026-11-21`. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
