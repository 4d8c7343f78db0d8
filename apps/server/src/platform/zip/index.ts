// Zip files in two halves: entries are compressed in a worker thread, and put together entry by entry while they are
// written. Promises that equal entries in the same order give equal bytes.
export { type PackedEntry, packEntry } from './pack-entry.ts';
export { createZipWriter } from './write-zip.ts';
