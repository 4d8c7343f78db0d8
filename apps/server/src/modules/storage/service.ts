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
import { addStored, readStored } from './repository.ts';
import { refusePace, type StorageRule, toMegabytes, windowsAt } from './write-pace.ts';

/** Everybody has at least this much, so the plan is looked up only above it. */
const freeBytes = freeEntitlements.storageMegabytes * megabyte;

export interface StoragePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  /** Megabytes that the person's plans include. */
  findLimit(userId: UserId, tx?: Tx): Promise<number>;
  readProjects(userId: UserId): Promise<ProjectsStored>;
  /** Bytes of the person's photo. */
  readUploads(tx: Tx, userId: UserId): Promise<number>;
  /** Bytes of the archives of the person's data. */
  readExports(tx: Tx, userId: UserId): Promise<number>;
}

export type ProjectsStored = Pick<StorageUsage, 'consumers' | 'trashProjects'> &
  Pick<StorageUsage['kinds'], 'files' | 'versions' | 'trash'>;

/** The counter of what people store. Other modules change it in the transaction that stores or deletes something. */
export interface StorageCount {
  /**
   * Adds `bytes`, negative for what goes. Call it after projects and contents are locked: the person's row comes last.
   * Throws `storage_limit_reached`, `storage_write_too_fast` and `storage_day_limit_reached` by the rule; the caller's
   * transaction is then rolled back, so nothing was stored.
   */
  change(tx: Tx, userId: UserId, bytes: number, rule: StorageRule): Promise<void>;
}

export interface StorageService extends StorageCount {
  /** Throws `storage_limit_reached` when nothing more fits: for work that is only stored at its end. */
  requireRoom(userId: UserId): Promise<void>;
  use(userId: UserId): Promise<StorageUsage>;
}

function full(usedBytes: number, limit: number, bytes: number): AppError {
  const limitBytes = limit * megabyte;
  return new AppError('storage_limit_reached', {
    params: { used: Math.min(limit, toMegabytes(usedBytes)), limit },
    details: { usedBytes, limitBytes, neededBytes: bytes },
  });
}

export function createStorageService(ports: StoragePorts): StorageService {
  const { transactions, clock } = ports;
  return {
    change: async (tx, userId, bytes, rule) => {
      if (bytes === 0) return;
      const now = clock.now();
      const state = await addStored(tx, userId, { bytes, ...windowsAt(now) });
      if (!state || bytes < 0 || rule === 'counted') return;
      if (state.usedBytes > freeBytes) {
        const limit = await ports.findLimit(userId, tx);
        if (state.usedBytes > limit * megabyte) throw full(state.usedBytes - bytes, limit, bytes);
      }
      const refusal = rule === 'paced' ? refusePace(state, now) : null;
      if (refusal) throw new AppError(refusal.type, { params: refusal.params });
    },
    requireRoom: async (userId) => {
      const usedBytes = await readStored(transactions.outside, userId);
      if (usedBytes < freeBytes) return;
      const limit = await ports.findLimit(userId);
      if (usedBytes >= limit * megabyte) throw full(usedBytes, limit, 0);
    },
    use: async (userId) => {
      const tx = transactions.outside;
      const { consumers, trashProjects, ...kinds } = await ports.readProjects(userId);
      return {
        usedBytes: Math.max(0, await readStored(tx, userId)),
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
