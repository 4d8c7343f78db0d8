import type { PathedEntry } from '@kilim/app-kit';

/** A file of what is imported, read only when it was chosen. */
export interface ImportEntry extends PathedEntry {
  /** Its size in bytes, as stated before it is read. */
  measure(): Promise<number>;
  read(): Promise<Uint8Array>;
}
