import type { Profile } from '@kilim/contract';
import type { ProfileRecord } from './profile-record.ts';

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
    language: record.language ?? 'tr',
    theme: record.theme ?? 'light',
    chosen: { language: record.language, theme: record.theme },
    timezone: record.timezone,
    notifications: { ...record.notifications },
    avatarUrl: record.avatar && `/v1/avatars/${record.avatar.id}`,
  };
}
