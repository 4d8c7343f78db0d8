import { createKept } from '../data/kept';

/** Ids of reminders that were put away. */
export const useSeenReminders = createKept<readonly string[]>('seen-reminders', () => []);
