import type { Profile } from '@kilim/contract';
import type { ProfileRecord } from './profile-record.ts';

/** Name and address come from the account. */
export function presentProfile(
  person: { readonly name: string; readonly email: string },
  record: ProfileRecord,
): Profile {
  return {
    name: person.name,
    email: person.email,
    phoneNumber: record.phoneNumber,
    location: record.location,
    // The defaults of customer.md §1.
    language: record.language ?? 'tr',
    theme: record.theme ?? 'light',
    chosen: { language: record.language, theme: record.theme },
    timezone: record.timezone,
    notifications: { ...record.notifications },
    avatarUrl: record.avatar && `/v1/avatars/${record.avatar.id}`,
  };
}
