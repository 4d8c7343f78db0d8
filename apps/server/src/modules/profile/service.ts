import type { Language, Profile, ProfileStatistics, ThemeChoice, UserId } from '@kilim/contract';
import { documentChanged } from '../../platform/events/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { AccountsService } from '../accounts/index.ts';
import { foldUsage, usageSpan } from './fold-usage.ts';
import { createPhotos, type OpenPhoto, type Photo } from './photos.ts';
import type { ProfilePorts } from './ports.ts';
import { presentProfile } from './present.ts';
import { findProfile, saveProfile } from './repository.ts';

export interface ProfileChanges {
  readonly name?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly location?: string | undefined;
  readonly language?: Language | undefined;
  readonly theme?: ThemeChoice | undefined;
  readonly timezone?: string | undefined;
  readonly notifications?:
    | { readonly [Choice in 'email' | 'push' | 'sms' | 'marketing']?: boolean | undefined }
    | undefined;
}

export type ProfileOwner = Parameters<AccountsService['changeName']>[0];

export interface ProfileService {
  find(caller: Pick<ProfileOwner, 'userId'>): Promise<Profile>;
  /** Changes the given fields. */
  save(caller: ProfileOwner, changes: ProfileChanges): Promise<void>;
  /** The same for a caller who needs the whole profile. */
  update(caller: ProfileOwner, changes: ProfileChanges): Promise<Profile>;
  /** Throws `avatar_invalid` unless it is a PNG, JPEG or WebP file, `image_too_large` and the errors of storage. */
  setPhoto(caller: ProfileOwner, bytes: Uint8Array): Promise<Profile>;
  removePhoto(userId: UserId): Promise<void>;
  /** Throws `avatar_not_found`, also for replaced photos. */
  readPhoto(avatarId: string): Promise<Photo>;
  /** The same as a stream. */
  openPhoto(avatarId: string): Promise<OpenPhoto>;
  statistics(caller: ProfileOwner): Promise<ProfileStatistics>;
  /** Posts a mail if the user's notification settings allow it. Security notices are posted directly. */
  postMail(tx: Tx, userId: UserId, purpose: 'product' | 'marketing', mail: Mail): Promise<boolean>;
  /** Saves missing sizes of old photos; part of the nightly recount. */
  measurePhotos(): Promise<void>;
  /** The language that the user chose; null before the first choice. */
  findLanguage(tx: Tx, userId: UserId): Promise<Language | null>;
  /** Deletes the user's photo; the rows are deleted with the account. */
  erase(userId: UserId): Promise<void>;
}

export function createProfileService(ports: ProfilePorts): ProfileService {
  const { transactions, clock, mailer, accounts, credits, projects } = ports;
  const photos = createPhotos(ports);

  const publish = (userId: UserId): void =>
    ports.events?.publishResource(documentChanged('users', userId, 'update', [`user:${userId}`]));

  const find = async (caller: Pick<ProfileOwner, 'userId'>): Promise<Profile> =>
    presentProfile(await accounts.find(caller), await findProfile(transactions.outside, caller.userId));

  const save: ProfileService['save'] = async (caller, { name, ...fields }) => {
    if (name !== undefined) await accounts.changeName(caller, name);
    await saveProfile(transactions.outside, caller.userId, fields, clock.now());
    // A new name alone is announced by the accounts.
    if (Object.keys(fields).length > 0) publish(caller.userId);
  };

  return {
    find,
    save,
    update: async (caller, changes) => {
      await save(caller, changes);
      return find(caller);
    },
    setPhoto: async (caller, bytes) => {
      await photos.set(caller.userId, bytes);
      publish(caller.userId);
      return find(caller);
    },
    removePhoto: async (userId) => {
      await photos.remove(userId);
      publish(userId);
    },
    readPhoto: photos.read,
    openPhoto: photos.open,
    measurePhotos: photos.measure,
    erase: photos.erase,
    statistics: async ({ userId }) => {
      const { timezone } = await findProfile(transactions.outside, userId);
      const now = clock.now();
      const { balance } = await credits.status(userId);
      const { buckets, conversations } = await credits.usageHistory(userId, now - usageSpan);
      const usage = foldUsage(buckets, now, timezone);
      return {
        credits: balance,
        appsCreated: (await projects.statistics(userId, timezone)).projects,
        daysActive: await accounts.countActiveDays(userId),
        aiConversations: conversations,
        creditsUsedThisMonth: usage.usedThisMonth,
        creditsBoughtThisMonth: usage.boughtThisMonth,
        usage30Days: usage.days,
      };
    },
    postMail: async (tx, userId, purpose, mail) => {
      const { notifications } = await findProfile(tx, userId);
      const isWanted = notifications.email && (purpose === 'product' || notifications.marketing);
      if (isWanted) await mailer.post(tx, mail);
      return isWanted;
    },
    findLanguage: async (tx, userId) => (await findProfile(tx, userId)).language,
  };
}
