import type { Language, NotificationPreferences, ThemeChoice } from '@kilim/contract';

/** A photo: `id` is part of its URL, `key` its key in the file storage. */
export interface Avatar {
  readonly id: string;
  readonly key: string;
  /** Bytes; null for photos older than this column. */
  readonly size: number | null;
}

/** A stored profile; name and address belong to the account. */
export interface ProfileRecord {
  readonly phoneNumber: string;
  readonly location: string;
  /** Null until the user chooses. */
  readonly language: Language | null;
  readonly theme: ThemeChoice | null;
  readonly timezone: string;
  readonly notifications: NotificationPreferences;
  readonly avatar: Avatar | null;
}

/** What a user chose about the pages and mails. */
export type Preferences = Pick<ProfileRecord, 'language' | 'theme' | 'notifications'>;

/** The formats that a browser's canvas can write. */
export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** docs/rules/profile.md#defaults */
export const defaultProfile: ProfileRecord = {
  phoneNumber: '',
  location: '',
  language: null,
  theme: null,
  timezone: 'Europe/Istanbul',
  notifications: { email: true, push: false, sms: false, marketing: false },
  avatar: null,
};
