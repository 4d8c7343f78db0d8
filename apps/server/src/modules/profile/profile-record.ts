import type { Language, NotificationPreferences, Theme } from '@kilim/contract';

/** A photo: `id` is in its address, `key` in the storage. */
export interface Avatar {
  readonly id: string;
  readonly key: string;
  /** Bytes; null for one from before sizes were noted. */
  readonly size: number | null;
}

/** A profile as it is stored; name and address belong to the account. */
export interface ProfileRecord {
  readonly phoneNumber: string;
  readonly location: string;
  /** Null until the person decides. */
  readonly language: Language | null;
  readonly theme: Theme | null;
  readonly timezone: string;
  readonly notifications: NotificationPreferences;
  readonly avatar: Avatar | null;
}

/** What a browser's cropped canvas can be. */
export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** What holds until somebody changes it (docs/rules/profile.md#defaults). */
export const defaultProfile: ProfileRecord = {
  phoneNumber: '',
  location: '',
  language: null,
  theme: null,
  timezone: 'Europe/Istanbul',
  notifications: { email: true, push: false, sms: false, marketing: true },
  avatar: null,
};
