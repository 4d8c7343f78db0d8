// Zip files in two steps: entries are compressed in a worker thread and joined while the file is written.
// Guarantees equal bytes for equal entries in the same order.
export { type PackedEntry, packEntry } from './pack-entry.ts';
export { createZipWriter } from './write-zip.ts';
