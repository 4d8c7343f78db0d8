// Files on their way: written whole before the first byte leaves, so that a slow receiver holds neither memory nor a
// worker thread, and gone when they were read, dropped, or the process ends.
export { openSpool } from './spool.ts';
