import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import {
  type FileStorage,
  orphansKeptFor,
  type SweptFolder,
  sweepFiles,
} from '../../platform/storage/index.ts';

/** Kind of the daily job that deletes files without a row. */
export const storageSweepJob = 'storage-sweep';

export interface SweepPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly files: FileStorage;
  readonly folders: readonly SweptFolder[];
}

/** Handler of the job: docs/rules/storage.md#files-without-a-row */
export async function sweepStorage({ clock, log, files, folders }: SweepPorts): Promise<void> {
  const before = clock.now() - orphansKeptFor;
  await files.tidy(before);
  for (const swept of folders) {
    const deleted = await sweepFiles(files, swept, before);
    if (deleted > 0) log.warn({ folder: swept.folder, deleted }, 'files without a row were deleted');
  }
}
