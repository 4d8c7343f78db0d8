/** Whether events may be kept: the person has agreed, and the browser does not ask to be left alone. */
export function mayRecord(consent: boolean, header: (name: string) => string | undefined): boolean {
  return consent && header('dnt') !== '1' && header('sec-gpc') !== '1';
}

/** The UTC day of a time, as `2026-11-21`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
