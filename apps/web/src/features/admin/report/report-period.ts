export interface AskedPeriod {
  /** `2026-11-01`; null leaves it to the server: this month and the eleven before. */
  readonly from: string | null;
  readonly to: string | null;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const readDay = (text: string | null): string | null =>
  text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : null;

/** `?from=` and `?to=`; what is no day counts as not given. */
export function readPeriod(address: URLSearchParams): AskedPeriod {
  return { from: readDay(address.get('from')), to: readDay(address.get('to')) };
}

/** The address with another period. */
export function writePeriod(address: URLSearchParams, { from, to }: AskedPeriod): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ from, to })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
