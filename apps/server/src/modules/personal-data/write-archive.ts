import type { UserId } from '@kilim/contract';
import { type RunJob, workLimits } from '../../platform/workers/index.ts';
import { createZipWriter } from '../../platform/zip/index.ts';
import type { ArchiveSection } from './collect-data.ts';
import type { packFilesJob } from './pack-job.ts';

/**
 * The zip of all sections, piece by piece. Each section is a task of its own, so that a person with many projects lets
 * others have the threads in between and no section inherits the time of those before it.
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
      // The thread goes on when the bytes were written, so a slow disk slows it down instead of filling the memory.
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
    // Awaited below; without this a failure while the receiver writes would count as unhandled.
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
      // Only where the receiver stopped early.
      if (!isOver) stopper.abort(new Error('The archive was not read to its end.'));
    }
    await packing;
  }
  yield* zip.end();
}
