import { createHash, randomBytes } from 'node:crypto';
import { AppError, type Profile, type UserId } from '@kilim/contract';
import { readImageSize, requireAllowedSize, sniffImage } from '../../platform/storage/index.ts';
import { foldUsage, usageSpan } from './fold-usage.ts';
import { presentProfile } from './present.ts';
import { type Avatar, photoTypes } from './profile-record.ts';
import type { ProfileOwner, ProfilePorts, ProfileService } from './profile-service.ts';
import { findAvatar, findProfile, listUnmeasuredPhotos, notePhotoSize, saveProfile } from './repository.ts';

const photoTypeOf = (bytes: Uint8Array) => photoTypes.find((type) => type === sniffImage(bytes));

function checkPhoto(bytes: Uint8Array): void {
  const type = photoTypeOf(bytes);
  const size = type ? readImageSize(type, bytes) : null;
  if (!size) throw new AppError('avatar_invalid');
  requireAllowedSize(size);
}

/** A folder of the person's own, because equal photos in one folder are one file. An id may hold dots, a folder not. */
const folderOf = (userId: UserId): string => `avatars/${createHash('sha256').update(userId).digest('hex')}`;

/** The pieces of a file of which the first was read already. */
async function* resume(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

const measuredAtOnce = 100;

export function createProfileService(ports: ProfilePorts): ProfileService {
  const { transactions, clock, mailer, files, accounts, credits, projects } = ports;

  const find = async (caller: Pick<ProfileOwner, 'userId'>): Promise<Profile> =>
    presentProfile(await accounts.find(caller), await findProfile(transactions.outside, caller.userId));

  /** The row names the new photo before the old one is deleted, so that a photo that is named is always there. */
  const replacePhoto = async (userId: UserId, avatar: Avatar | null): Promise<void> => {
    const old = await transactions.run(async (tx) => {
      // Saving nothing holds the row, so that two photos at the same moment are counted one after the other.
      await saveProfile(tx, userId, {}, clock.now());
      const record = await findProfile(tx, userId);
      await saveProfile(tx, userId, { avatar }, clock.now());
      const grown = (avatar?.size ?? 0) - (record.avatar?.size ?? 0);
      await ports.storage?.change(tx, userId, grown, avatar ? 'paced' : 'counted');
      return record.avatar;
    });
    // The same picture again has the same key.
    if (old !== null && old.key !== avatar?.key) await files.delete(old.key);
  };

  return {
    find,
    update: async (caller, { name, ...fields }) => {
      if (name !== undefined) await accounts.changeName(caller, name);
      await transactions.run((tx) => saveProfile(tx, caller.userId, fields, clock.now()));
      return find(caller);
    },
    setPhoto: async (caller, bytes) => {
      checkPhoto(bytes);
      const { userId } = caller;
      const { key, size } = await files.put(folderOf(userId), bytes);
      try {
        await replacePhoto(userId, { id: randomBytes(16).toString('hex'), key, size });
      } catch (error) {
        const { avatar } = await findProfile(transactions.outside, userId);
        if (avatar?.key !== key) await files.delete(key);
        throw error;
      }
      return find(caller);
    },
    removePhoto: (userId) => replacePhoto(userId, null),
    readPhoto: async (avatarId) => {
      const avatar = await findAvatar(transactions.outside, avatarId);
      const bytes = avatar && (await files.get(avatar.key));
      const contentType = bytes && photoTypeOf(bytes);
      if (!bytes || !contentType) throw new AppError('avatar_not_found');
      return { bytes, contentType };
    },
    openPhoto: async (avatarId) => {
      const avatar = await findAvatar(transactions.outside, avatarId);
      const file = avatar && (await files.open(avatar.key));
      if (!file) throw new AppError('avatar_not_found');
      const pieces = file.chunks[Symbol.asyncIterator]();
      const first = await pieces.next();
      const contentType = first.done ? undefined : photoTypeOf(first.value);
      if (first.done || !contentType) {
        await pieces.return?.();
        throw new AppError('avatar_not_found');
      }
      return { size: file.size, chunks: resume(first.value, pieces), contentType };
    },
    statistics: async ({ userId }) => {
      const { timezone } = await findProfile(transactions.outside, userId);
      const now = clock.now();
      const { balance } = await credits.status(userId);
      const { buckets, conversations } = await credits.usage(userId, now - usageSpan);
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
    measurePhotos: async () => {
      for (;;) {
        const photos = await listUnmeasuredPhotos(transactions.outside, measuredAtOnce);
        for (const { userId, key } of photos) {
          const size = (await files.head(key))?.size ?? 0;
          await transactions.run(async (tx) => {
            if (!(await notePhotoSize(tx, userId, key, size))) return;
            await ports.storage?.change(tx, userId, size, 'counted');
          });
        }
        if (photos.length < measuredAtOnce) return;
      }
    },
    findLanguage: async (tx, userId) => (await findProfile(tx, userId)).language,
    erase: async (userId) => {
      const { avatar } = await findProfile(transactions.outside, userId);
      if (avatar !== null) await files.delete(avatar.key);
    },
  };
}
