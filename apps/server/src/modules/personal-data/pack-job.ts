import type { FilePage, WorkerJob } from '../../platform/workers/index.ts';
import { type PackedEntry, packEntry } from '../../platform/zip/index.ts';

/** Worker job: compresses files one by one as they arrive. */
export const packFilesJob: WorkerJob<null, null, FilePage<string | Uint8Array>, PackedEntry> = async (
  _,
  { pages, send },
) => {
  for await (const page of pages) {
    for (const [path, content] of page) {
      const entry = packEntry(path, content);
      await send(entry, [entry.bytes.buffer]);
    }
  }
  return null;
};
