import type { Language, ThemeChoice, UserId } from '@kilim/contract';
import type { Selectable, Updateable } from 'kysely';
import { type ProfilesTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { type Avatar, defaultProfile, type Preferences, type ProfileRecord } from './profile-record.ts';

export type PreferenceColumns = Pick<
  Selectable<ProfilesTable>,
  'language' | 'theme' | 'notify_email' | 'notify_push' | 'notify_sms' | 'notify_marketing'
>;

export const toPreferences = (row: PreferenceColumns): Preferences => ({
  language: row.language === '' ? null : (row.language as Language),
  theme: row.theme === '' ? null : (row.theme as ThemeChoice),
  notifications: {
    email: row.notify_email === 1,
    push: row.notify_push === 1,
    sms: row.notify_sms === 1,
    marketing: row.notify_marketing === 1,
  },
});

function toRecord(row: Selectable<ProfilesTable>): ProfileRecord {
  return {
    phoneNumber: row.phone_number,
    location: row.location,
    ...toPreferences(row),
    timezone: row.timezone,
    avatar:
      row.avatar_id === null || row.avatar_key === null
        ? null
        : { id: row.avatar_id, key: row.avatar_key, size: row.avatar_size },
  };
}

const flag = (value: boolean): number => (value ? 1 : 0);

/** Returns the defaults while nothing was saved. */
export async function findProfile(tx: Tx, userId: UserId): Promise<ProfileRecord> {
  const row = await queries(tx)
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toRecord(row) : defaultProfile;
}

export type ProfileFields = {
  readonly [Field in keyof Omit<ProfileRecord, 'notifications'>]?: ProfileRecord[Field] | undefined;
} & {
  readonly notifications?:
    | { readonly [Choice in keyof ProfileRecord['notifications']]?: boolean | undefined }
    | undefined;
};

function toColumns({ notifications = {}, ...fields }: ProfileFields): Updateable<ProfilesTable> {
  const { phoneNumber, location, language, theme, timezone, avatar } = fields;
  const { email, push, sms, marketing } = notifications;
  return {
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    ...(location !== undefined && { location }),
    ...(language !== undefined && { language: language ?? '' }),
    ...(theme !== undefined && { theme: theme ?? '' }),
    ...(timezone !== undefined && { timezone }),
    ...(email !== undefined && { notify_email: flag(email) }),
    ...(push !== undefined && { notify_push: flag(push) }),
    ...(sms !== undefined && { notify_sms: flag(sms) }),
    ...(marketing !== undefined && { notify_marketing: flag(marketing) }),
    ...(avatar !== undefined && {
      avatar_id: avatar?.id ?? null,
      avatar_key: avatar?.key ?? null,
      avatar_size: avatar?.size ?? null,
    }),
  };
}

/** Changes only the given fields in one statement, so that concurrent changes of different fields are both kept. */
export async function saveProfile(tx: Tx, userId: UserId, fields: ProfileFields, now: number): Promise<void> {
  const { notifications, avatar: _, phoneNumber: phone_number, ...rest } = defaultProfile;
  const changed = { ...toColumns(fields), updated_at: now };
  await queries(tx)
    .insertInto('profiles')
    .values({
      user_id: userId,
      phone_number,
      ...rest,
      language: '',
      theme: '',
      notify_email: flag(notifications.email),
      notify_push: flag(notifications.push),
      notify_sms: flag(notifications.sms),
      notify_marketing: flag(notifications.marketing),
      avatar_id: null,
      avatar_key: null,
      avatar_size: null,
      ...changed,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}

/** The current photo with this id; null for a replaced one. */
export async function findAvatar(tx: Tx, avatarId: string): Promise<Omit<Avatar, 'size'> | null> {
  const row = await queries(tx)
    .selectFrom('profiles')
    .select('avatar_key')
    .where('avatar_id', '=', avatarId)
    .executeTakeFirst();
  return row?.avatar_key ? { id: avatarId, key: row.avatar_key } : null;
}

/** Bytes of a user's photo. */
export async function readPhotoSize(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('profiles')
    .select('avatar_size')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.avatar_size ?? 0;
}

/** Photos without a saved size. */
export async function listUnmeasuredPhotos(
  tx: Tx,
  count: number,
): Promise<{ readonly userId: UserId; readonly key: string }[]> {
  const rows = await queries(tx)
    .selectFrom('profiles')
    .select(['user_id', 'avatar_key'])
    .where('avatar_key', 'is not', null)
    .where('avatar_size', 'is', null)
    .limit(count)
    .execute();
  return rows.map(({ user_id, avatar_key }) => ({ userId: user_id as UserId, key: avatar_key ?? '' }));
}

/** Saves the size of a photo; returns false when it was replaced. */
export async function savePhotoSize(tx: Tx, userId: UserId, key: string, size: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('profiles')
    .set({ avatar_size: size })
    .where('user_id', '=', userId)
    .where('avatar_key', '=', key)
    .where('avatar_size', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
