import type { VersionId } from '@kilim/contract';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { silentLog } from '../../../platform/log/log.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { createMemoryStorage } from '../../../testing/memory-storage.ts';
import { createProfileService, readPhotoSize } from '../../profile/index.ts';
import { describeStorage, recountProjects, sumStoredBytes } from '../../projects/index.ts';
import { createStorageRecount, createStorageService } from '../index.ts';

/** The modules that store bytes of users, counted by one storage service. `findLimit` returns megabytes. */
export function openStorage(
  transactions: Transactions,
  { findLimit }: { readonly findLimit: () => Promise<number> },
) {
  const clock = createManualClock(Date.UTC(2026, 10, 22, 12));
  const stored = createStorageService({
    transactions,
    clock,
    findLimit,
    readProjects: (userId) => describeStorage(transactions, userId),
    readUploads: readPhotoSize,
    readExports: async () => 0,
  });
  const findVersionsInUse = async () => new Set<VersionId>();
  const projects = createTestProjects({ transactions, clock, findVersionsInUse, storage: stored });
  const files = createMemoryStorage();
  const profiles = createProfileService({
    transactions,
    clock,
    mailer: { post: async () => {} },
    files,
    accounts: {
      find: async () => ({ name: '', email: '' }) as never,
      changeName: async () => ({}) as never,
      countActiveDays: async () => 0,
    },
    credits: { status: async () => Promise.reject(), usageHistory: async () => Promise.reject() },
    projects,
    storage: stored,
  });
  const recount = createStorageRecount({
    transactions,
    log: silentLog,
    repairs: [() => recountProjects(transactions, stored, silentLog), profiles.measurePhotos],
    sums: [sumStoredBytes, readPhotoSize],
  });
  return { clock, files, findVersionsInUse, profiles, projects, recount, stored };
}
