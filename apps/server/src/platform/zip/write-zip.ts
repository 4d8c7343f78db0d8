import { Zip, type ZipInputFile } from 'fflate';
import type { PackedEntry } from './pack-entry.ts';

// The earliest time of the format: zips store local times, and equal files must give equal zips in every time zone.
const fixedTime = new Date(1980, 0, 1);
const deflated = 8;
/** The number of entries has 16 bits without zip64. */
const entriesMaximum = 65_535;

/** Joins packed entries. Only the directory is kept in memory. */
export interface ZipWriter {
  /** The next bytes of the file. */
  add(entry: PackedEntry): Uint8Array[];
  /** The directory, which ends the file. */
  end(): Uint8Array[];
}

export function createZipWriter(): ZipWriter {
  let chunks: Uint8Array[] = [];
  let entries = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    chunks.push(bytes);
  });
  const take = (): Uint8Array[] => {
    const taken = chunks;
    chunks = [];
    return taken;
  };
  return {
    add: ({ path, size, checksum, isDeflated, bytes }) => {
      entries += 1;
      if (entries > entriesMaximum) throw new Error(`A zip holds at most ${entriesMaximum} files.`);
      const file: ZipInputFile = {
        filename: path,
        size,
        crc: checksum,
        compression: isDeflated ? deflated : 0,
        mtime: fixedTime,
      };
      zip.add(file);
      file.ondata?.(null, bytes, true);
      return take();
    },
    end: () => {
      zip.end();
      return take();
    },
  };
}
