import { bucketFileName, bucketLimits, foldSearch } from '@kilim/contract';

/** Halves of letters cannot be sent in a header. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/**
 * The name that an uploaded file gets: without folders and control characters, never empty. It is only ever shown and sent
 * back; no path is made of it.
 */
export function cleanFileName(name: string): string {
  const last = wellFormed(name).split(/[/\\]/).at(-1) ?? '';
  const shown = last.replaceAll(/\p{C}|[\u2028\u2029]/gu, '').trim();
  // The end has the extension.
  const kept = wellFormed(shown.slice(-bucketLimits.fileNameMaximum));
  return bucketFileName.safeParse(kept).success ? kept : 'file';
}

export const nameKey = (name: string): string => foldSearch(name);
