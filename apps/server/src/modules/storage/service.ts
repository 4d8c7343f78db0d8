import {
  AppError,
  freeEntitlements,
  limits,
  megabyte,
  type StorageUsage,
  type UserId,
} from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { addStoredBytes, readStoredBytes } from './repository.ts';
import { findPaceError, type StorageRule, toMegabytes, windowsAt } from './write-pace.ts';

export interface StoragePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  /** Megabytes included in the user's plans. */
  findLimit(userId: UserId, tx?: Tx): Promise<number>;
  /** Megabytes of every user, so that the plans are read only above them; `freeEntitlements` by default. */
  readFreeLimit?(): number;
  readProjects(userId: UserId): Promise<ProjectsStored>;
  /** Bytes of the user's photo, library and files in buckets. */
  readUploads(tx: Tx, userId: UserId): Promise<number>;
  /** Bytes of the user's data exports. */
  readExports(tx: Tx, userId: UserId): Promise<number>;
}

export type ProjectsStored = Pick<StorageUsage, 'consumers' | 'trashProjects'> &
  Pick<StorageUsage['kinds'], 'files' | 'versions' | 'trash'>;

/** The counter of stored bytes. Other modules change it in the transaction that stores or deletes something. */
export interface StorageCount {
  /**
   * Adds `bytes`, negative for deletions. Call it after locking projects and contents
   * (docs/rules/storage.md#lock-order). Throws `storage_limit_reached`, `storage_write_too_fast` and
   * `storage_day_limit_reached` depending on the rule, which rolls the caller's transaction back.
   */
  change(tx: Tx, userId: UserId, bytes: number, rule: StorageRule): Promise<void>;
}

export interface StorageService extends StorageCount {
  /** Throws `storage_limit_reached` when the storage is full, before work whose result is stored at its end. */
  requireRoom(userId: UserId): Promise<void>;
  usage(userId: UserId): Promise<StorageUsage>;
}

function storageFull(usedBytes: number, limit: number, bytes: number): AppError {
  const limitBytes = limit * megabyte;
  return new AppError('storage_limit_reached', {
    params: { used: Math.min(limit, toMegabytes(usedBytes)), limit },
    details: { usedBytes, limitBytes, neededBytes: bytes },
  });
}

export function createStorageService(ports: StoragePorts): StorageService {
  const { transactions, clock } = ports;
  const freeBytes = (): number => (ports.readFreeLimit?.() ?? freeEntitlements.storageMegabytes) * megabyte;
  return {
    change: async (tx, userId, bytes, rule) => {
      if (bytes === 0) return;
      const now = clock.now();
      const state = await addStoredBytes(tx, userId, { bytes, ...windowsAt(now) });
      if (!state || bytes < 0 || rule === 'counted') return;
      if (state.usedBytes > freeBytes()) {
        const limit = await ports.findLimit(userId, tx);
        if (state.usedBytes > limit * megabyte) throw storageFull(state.usedBytes - bytes, limit, bytes);
      }
      const error = rule === 'limited' ? null : findPaceError(state, now, rule);
      if (error) throw new AppError(error.type, { params: error.params });
    },
    requireRoom: async (userId) => {
      const usedBytes = await readStoredBytes(transactions.outside, userId);
      if (usedBytes < freeBytes()) return;
      const limit = await ports.findLimit(userId);
      if (usedBytes >= limit * megabyte) throw storageFull(usedBytes, limit, 0);
    },
    usage: async (userId) => {
      const tx = transactions.outside;
      const { consumers, trashProjects, ...kinds } = await ports.readProjects(userId);
      return {
        usedBytes: Math.max(0, await readStoredBytes(tx, userId)),
        limitBytes: (await ports.findLimit(userId)) * megabyte,
        kinds: {
          ...kinds,
          uploads: await ports.readUploads(tx, userId),
          exports: await ports.readExports(tx, userId),
        },
        trashProjects,
        trashLimit: limits.trashMaximum,
        consumers,
      };
    },
  };
}
