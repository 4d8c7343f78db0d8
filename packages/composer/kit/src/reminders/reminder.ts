export interface Reminder {
  /** Differs for each day, so that a record with a new day reminds again. */
  id: string;
  title: string;
  /** What the day means: 'Son ödeme'. */
  text: string;
  /** A day such as 2026-01-31. */
  day: string;
  /** A time such as 14:30; empty without one. */
  time: string;
  /** Whether it is over when its day has passed, as an appointment is; others are then late. */
  isEvent: boolean;
  open: () => void;
}

export interface ReminderGroups {
  late: readonly Reminder[];
  today: readonly Reminder[];
  soon: readonly Reminder[];
}

/** What is late, of today, and of the days after it up to the last one; each in the order of its days. */
export function groupReminders(
  reminders: readonly Reminder[],
  today: string,
  lastDay: string,
): ReminderGroups {
  const sorted = reminders
    .filter(({ day }) => day)
    .sort((a, b) => (a.day + a.time).localeCompare(b.day + b.time));
  return {
    late: sorted.filter(({ day, isEvent }) => day < today && !isEvent),
    today: sorted.filter(({ day }) => day === today),
    soon: sorted.filter(({ day }) => day > today && day <= lastDay),
  };
}
