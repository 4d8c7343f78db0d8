import type { Language, Profile, ProfileStatistics, UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import type { FileStorage, OpenFile } from '../../platform/storage/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { CreditsService } from '../credits/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { StorageCount } from '../storage/index.ts';

export interface ProfileChanges {
  readonly name?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly location?: string | undefined;
  readonly language?: Language | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  readonly timezone?: string | undefined;
  readonly notifications?:
    | { readonly [Choice in 'email' | 'push' | 'sms' | 'marketing']?: boolean | undefined }
    | undefined;
}

/** Who is asking; the accounts module knows more. */
export type ProfileOwner = Parameters<AccountsService['changeName']>[0];

export interface Photo {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface OpenPhoto extends OpenFile {
  readonly contentType: string;
}

export interface ProfileService {
  find(caller: Pick<ProfileOwner, 'userId'>): Promise<Profile>;
  update(caller: ProfileOwner, changes: ProfileChanges): Promise<Profile>;
  /** Throws `avatar_invalid` for anything but a PNG, JPEG or WebP file, `image_too_large` for too many pixels, the errors of storage. */
  setPhoto(caller: ProfileOwner, bytes: Uint8Array): Promise<Profile>;
  removePhoto(userId: UserId): Promise<void>;
  /** Throws `avatar_not_found`, also for photos that were replaced. */
  readPhoto(avatarId: string): Promise<Photo>;
  /** The same, read while it is sent. */
  openPhoto(avatarId: string): Promise<OpenPhoto>;
  statistics(caller: ProfileOwner): Promise<ProfileStatistics>;
  /** Posts a mail unless the person has switched its kind off. Mails about security do not come through here. */
  postMail(tx: Tx, userId: UserId, purpose: 'product' | 'marketing', mail: Mail): Promise<boolean>;
  /** Notes the sizes of photos from before they were noted; part of the nightly recount. */
  measurePhotos(): Promise<void>;
  /** The language that a person chose; null until they choose. */
  findLanguage(tx: Tx, userId: UserId): Promise<Language | null>;
  /** Forgets the person's photo; the rows go with the account. */
  erase(userId: UserId): Promise<void>;
}

export interface ProfilePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly files: Pick<FileStorage, 'put' | 'get' | 'head' | 'open' | 'delete'>;
  readonly accounts: Pick<AccountsService, 'find' | 'changeName' | 'countActiveDays'>;
  readonly credits: Pick<CreditsService, 'status' | 'usage'>;
  readonly projects: Pick<ProjectsService, 'statistics'>;
  /** Counts the photo; leaving it out counts nothing. */
  readonly storage?: StorageCount;
}
