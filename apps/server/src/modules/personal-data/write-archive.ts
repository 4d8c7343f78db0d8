import type { UserId } from '@kilim/contract';
import { type RunJob, workLimits } from '../../platform/workers/index.ts';
import { createZipWriter } from '../../platform/zip/index.ts';
import type { ArchiveSection } from './collect-data.ts';
import type { packFilesJob } from './pack-job.ts';

/**
 * Streams the zip of all sections. Each section is its own task of the worker pool, so that other users get a thread
 * between the sections and each section has its own time limit.
 */
export async function* writeArchive(
  sections: AsyncIterable<ArchiveSection>,
  pack: RunJob<typeof packFilesJob>,
  userId: UserId,
): AsyncGenerator<Uint8Array> {
  const zip = createZipWriter();
  for await (const pages of sections) {
    const ready: Uint8Array[] = [];
    const stopper = new AbortController();
    let wake = (): void => {};
    let taken = (): void => {};
    let isOver = false;
    const packing = pack(null, {
      owner: userId,
      limit: workLimits.file,
      pages,
      signal: stopper.signal,
      // Backpressure: the worker continues after its bytes were written.
      onChunk: (entry) =>
        new Promise<void>((resolve) => {
          ready.push(...zip.add(entry));
          taken = resolve;
          wake();
        }),
    }).finally(() => {
      isOver = true;
      wake();
    });
    // Awaited below; avoids an unhandled rejection while the receiver writes.
    packing.catch(() => {});
    try {
      while (!isOver || ready.length > 0) {
        const next = ready.shift();
        if (next) {
          yield next;
          continue;
        }
        taken();
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      // The receiver stopped early.
      if (!isOver) stopper.abort(new Error('The archive was not read to its end.'));
    }
    await packing;
  }
  yield* zip.end();
}
