import type { LexiconField } from '../lexicon/subject.ts';
import type { ArchetypeId, Screen } from '../spec/app-spec.ts';

/** A day to be reminded of, for records that have no day of their own ahead. */
export const reminderDay: LexiconField = {
  id: 'reminderDay',
  label: { tr: 'Hatırlatma günü', en: 'Reminder day' },
  type: 'date',
};

/** Logs remind as long as today has no entry; others need a day ahead. */
export const remindsDaily = (archetype: ArchetypeId): boolean =>
  archetype === 'log' || archetype === 'measurements';

/** The screen with everything that is late or due, opened from the first screen and the settings. */
export const reminderScreen = (
  screens: readonly Screen[],
  language: 'tr' | 'en',
  days: number | undefined,
): Screen => ({
  id: screens.some(({ id }) => id === 'Reminders') ? 'ReminderList' : 'Reminders',
  kind: 'reminders',
  title: language === 'tr' ? 'Hatırlatmalar' : 'Reminders',
  icon: 'notifications',
  place: 'inner',
  options: days === undefined ? {} : { days: Math.max(1, Math.min(60, days)) },
});
