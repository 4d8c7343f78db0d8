import { toDay } from './days';

/** The current time such as 14:05. */
export function timeNow(): string {
  const now = new Date();
  return `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
}

/** The current moment such as 2026-01-31T14:05. */
export const momentNow = (): string => `${toDay(new Date())}T${timeNow()}`;
