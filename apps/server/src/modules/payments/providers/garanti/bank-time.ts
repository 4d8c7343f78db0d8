// The bank uses Turkish time, which has been UTC+3 all year since 2016.
const offset = 3 * 3_600_000;
const day = 86_400_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats epoch milliseconds for list requests: `21/11/2026 04:55`. */
export function toBankTime(time: number): string {
  const local = new Date(time + offset);
  const date = `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${local.getUTCFullYear()}`;
  return `${date} ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/** Parses `20261121 04:55:30`, `2026-11-21 04:55:30` or a date alone to epoch milliseconds; null otherwise. */
export function fromBankTime(text: string): number | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(text);
  if (!match) return null;
  const [, year, month, date, hours = '0', minutes = '0', seconds = '0'] = match;
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hours),
    Number(minutes),
    Number(seconds),
  );
  return Number.isNaN(time) ? null : time - offset;
}

/** Whether two times fall on the same day in Türkiye; the bank settles at midnight. */
export function isSameBankDay(a: number, b: number): boolean {
  return Math.floor((a + offset) / day) === Math.floor((b + offset) / day);
}
