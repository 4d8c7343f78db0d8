import type { UserId } from '@kilim/contract';
import { type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { FileContent } from '../files/file-content.ts';
import type { ImportSummary, readArchiveJob } from './import-job.ts';

export interface ReadArchiveResult extends ImportSummary {
  readonly files: readonly (readonly [path: string, content: FileContent])[];
}

/** Reads a zip. Its buffer is transferred to the worker, so the caller must not use it afterwards. */
export type ReadArchive = (archive: Uint8Array, userId: UserId) => Promise<ReadArchiveResult>;

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
