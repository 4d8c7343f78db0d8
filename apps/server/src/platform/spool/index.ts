// Temporary files for large replies, so that a slow client occupies neither memory nor a worker thread.
// Guarantees that a file is deleted when it was read or discarded, or when the process ends.
export { openSpool } from './spool.ts';
