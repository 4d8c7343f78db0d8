import type { UserId } from '@kilim/contract';
import { gitRules } from '../../../platform/git/index.ts';
import { type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { FileContent } from '../files/file-content.ts';
import type { ImportSummary, readArchiveJob } from './import-job.ts';
import type { RemoteSource, readRemoteJob } from './remote-job.ts';

export interface ImportResult extends ImportSummary {
  readonly files: readonly (readonly [path: string, content: FileContent])[];
}

/** Reads a zip. Its buffer is transferred to the worker, so the caller must not use it afterwards. */
export type ReadArchive = (archive: Uint8Array, userId: UserId) => Promise<ImportResult>;

/** The reader throws the errors of `readImport` and of the worker pool. */
export function createArchiveReader(run: RunJob<typeof readArchiveJob>): ReadArchive {
  return async (archive, userId) => {
    const files: (readonly [string, FileContent])[] = [];
    // Small buffers share a memory pool, which cannot be transferred.
    const isWhole = archive.buffer.byteLength === archive.byteLength;
    const bytes = isWhole ? archive : new Uint8Array(archive);
    const summary = await run(bytes, {
      owner: userId,
      limit: workLimits.file,
      transfer: [bytes.buffer as ArrayBuffer],
      onChunk: (page) => void files.push(...page),
    });
    return { ...summary, files };
  };
}

/** A branch of a Git remote. */
export type RemoteChoice = Omit<RemoteSource, 'policy' | 'timeLimit'>;

/** Reads a branch of a Git remote until `signal` is aborted. */
export type ReadRemote = (choice: RemoteChoice, userId: UserId, signal: AbortSignal) => Promise<ImportResult>;

/** The reader throws the errors of `readRemoteJob` and of the worker pool. */
export function createRemoteReader(
  run: RunJob<typeof readRemoteJob>,
  options: Pick<RemoteSource, 'policy' | 'timeLimit'>,
): ReadRemote {
  return async (choice, userId, signal) => {
    const files: (readonly [string, FileContent])[] = [];
    const summary = await run(
      { ...options, ...choice },
      {
        owner: userId,
        // Transfers are part of the work; the thread's own deadline is reported as such.
        limit: gitRules.timeLimit + workLimits.file,
        onChunk: (page) => void files.push(...page),
        signal,
      },
    );
    return { ...summary, files };
  };
}
