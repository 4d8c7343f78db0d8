import { Zip, type ZipInputFile } from 'fflate';
import type { PackedEntry } from './pack-entry.ts';

// A zip keeps local wall-clock times; its first moment is the same bytes everywhere, so equal files give equal zips.
const fixedTime = new Date(1980, 0, 1);
const deflated = 8;
/** The count of entries has 16 bits in a zip without the extension for larger ones. */
const entriesMaximum = 65_535;

/** Puts packed entries one after the other; nothing is kept but the directory. */
export interface ZipWriter {
  /** The bytes that follow the last ones. */
  add(entry: PackedEntry): Uint8Array[];
  /** The directory, which ends the file. */
  end(): Uint8Array[];
}

export function createZipWriter(): ZipWriter {
  let pieces: Uint8Array[] = [];
  let entries = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    pieces.push(bytes);
  });
  const take = (): Uint8Array[] => {
    const taken = pieces;
    pieces = [];
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
