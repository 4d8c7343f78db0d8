import type { Profile } from '@kilim/contract';
import type { Preferences, ProfileRecord } from './profile-record.ts';

/** The choices of a user, with the defaults for those that were not made. */
export const presentPreferences = ({ language, theme, notifications }: Preferences) => ({
  language: language ?? 'tr',
  theme: theme ?? 'light',
  notifications: { ...notifications },
});

/** Applies the defaults (docs/rules/profile.md#defaults). */
export function presentProfile(
  account: { readonly name: string; readonly email: string },
  record: ProfileRecord,
): Profile {
  return {
    name: account.name,
    email: account.email,
    phoneNumber: record.phoneNumber,
    location: record.location,
    ...presentPreferences(record),
    chosen: { language: record.language, theme: record.theme },
    timezone: record.timezone,
    avatarUrl: record.avatar && `/v1/avatars/${record.avatar.id}`,
  };
}
