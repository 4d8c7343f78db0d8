import { readPreferences } from '../profile/index.ts';
import type { StoredRow } from './query-repository.ts';

/** The preferences in a row of `users`, whose profile is missing before anything was saved. */
export function preferencesOf(row: StoredRow): ReturnType<typeof readPreferences> {
  if (row['#theme'] === null) return readPreferences(null);
  const flag = (name: string): number => Number(row[name]);
  return readPreferences({
    language: String(row['#language']),
    theme: String(row['#theme']),
    notify_email: flag('#email'),
    notify_push: flag('#push'),
    notify_sms: flag('#sms'),
    notify_marketing: flag('#marketing'),
  });
}
