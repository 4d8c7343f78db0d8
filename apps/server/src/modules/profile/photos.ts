import { createHash, randomBytes } from 'node:crypto';
import { AppError, type UserId } from '@kilim/contract';
import {
  type OpenFile,
  readImageSize,
  requireAllowedSize,
  sniffImage,
} from '../../platform/storage/index.ts';
import type { ProfilePorts } from './ports.ts';
import { type Avatar, photoTypes } from './profile-record.ts';
import { findAvatar, findProfile, listUnmeasuredPhotos, savePhotoSize, saveProfile } from './repository.ts';

export interface Photo {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface OpenPhoto extends OpenFile {
  readonly contentType: string;
}

export interface Photos {
  set(userId: UserId, bytes: Uint8Array): Promise<void>;
  remove(userId: UserId): Promise<void>;
  read(avatarId: string): Promise<Photo>;
  open(avatarId: string): Promise<OpenPhoto>;
  measure(): Promise<void>;
  erase(userId: UserId): Promise<void>;
}

const measureBatch = 100;

const photoTypeOf = (bytes: Uint8Array) => photoTypes.find((type) => type === sniffImage(bytes));

function checkPhoto(bytes: Uint8Array): void {
  const type = photoTypeOf(bytes);
  const size = type ? readImageSize(type, bytes) : null;
  if (!size) throw new AppError('avatar_invalid');
  requireAllowedSize(size);
}

/** One folder per user, because equal photos in one folder are one file. Hashed, because an id may contain dots. */
const folderOf = (userId: UserId): string => `avatars/${createHash('sha256').update(userId).digest('hex')}`;

/** The chunks of a file of which the first was read already. */
async function* resume(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Stores profile photos and counts their bytes. */
export function createPhotos({ transactions, clock, files, storage }: ProfilePorts): Photos {
  /** Saves the new photo before deleting the old file, so that the file of a saved photo always exists. */
  const replace = async (userId: UserId, avatar: Avatar | null): Promise<void> => {
    const old = await transactions.run(async (tx) => {
      // The empty save locks the row, so that concurrent changes are counted one after the other.
      await saveProfile(tx, userId, {}, clock.now());
      const record = await findProfile(tx, userId);
      await saveProfile(tx, userId, { avatar }, clock.now());
      const growth = (avatar?.size ?? 0) - (record.avatar?.size ?? 0);
      await storage?.change(tx, userId, growth, avatar ? 'paced' : 'counted');
      return record.avatar;
    });
    // The same image again has the same key.
    if (old !== null && old.key !== avatar?.key) await files.delete(old.key);
  };

  return {
    set: async (userId, bytes) => {
      checkPhoto(bytes);
      const { key, size } = await files.put(folderOf(userId), bytes);
      try {
        await replace(userId, { id: randomBytes(16).toString('hex'), key, size });
      } catch (error) {
        const { avatar } = await findProfile(transactions.outside, userId);
        if (avatar?.key !== key) await files.delete(key);
        throw error;
      }
    },
    remove: (userId) => replace(userId, null),
    read: async (avatarId) => {
      const avatar = await findAvatar(transactions.outside, avatarId);
      const bytes = avatar && (await files.get(avatar.key));
      const contentType = bytes && photoTypeOf(bytes);
      if (!bytes || !contentType) throw new AppError('avatar_not_found');
      return { bytes, contentType };
    },
    open: async (avatarId) => {
      const avatar = await findAvatar(transactions.outside, avatarId);
      const file = avatar && (await files.open(avatar.key));
      if (!file) throw new AppError('avatar_not_found');
      const chunks = file.chunks[Symbol.asyncIterator]();
      const first = await chunks.next();
      const contentType = first.done ? undefined : photoTypeOf(first.value);
      if (first.done || !contentType) {
        await chunks.return?.();
        throw new AppError('avatar_not_found');
      }
      return { size: file.size, chunks: resume(first.value, chunks), contentType };
    },
    measure: async () => {
      for (;;) {
        const photos = await listUnmeasuredPhotos(transactions.outside, measureBatch);
        for (const { userId, key } of photos) {
          const size = (await files.head(key))?.size ?? 0;
          await transactions.run(async (tx) => {
            if (!(await savePhotoSize(tx, userId, key, size))) return;
            await storage?.change(tx, userId, size, 'counted');
          });
        }
        if (photos.length < measureBatch) return;
      }
    },
    erase: async (userId) => {
      const { avatar } = await findProfile(transactions.outside, userId);
      if (avatar !== null) await files.delete(avatar.key);
    },
  };
}
