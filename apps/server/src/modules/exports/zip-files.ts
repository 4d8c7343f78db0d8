import { type AsyncZippable, strToU8, zip } from 'fflate';

// Zip keeps local wall-clock times; its first moment is the same bytes everywhere, so equal projects give equal zips.
const fixedTime = new Date(1980, 0, 1);

/** Text files in one folder, compressed off the event loop where they are large. */
export function zipFiles(folder: string, files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const entries: AsyncZippable = {};
  for (const path of Object.keys(files).toSorted()) {
    entries[`${folder}/${path}`] = [strToU8(files[path] ?? ''), { level: 6, mtime: fixedTime }];
  }
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => {
      if (error) reject(error);
      else resolve(bytes);
    });
  });
}
