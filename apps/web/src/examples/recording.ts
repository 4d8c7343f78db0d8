import type { Language } from '@kilim/contract';

/** A file, or a folder whose files are not listed one by one; the path of a folder ends with a slash. */
export interface RecordedPath {
  readonly path: string;
  readonly files: number;
}

/** A build of `recordedApp`: what was written, in this order, and what its export contains. */
export interface Recording {
  readonly written: readonly (RecordedPath & { readonly lines: number })[];
  readonly folder: readonly RecordedPath[];
}

// Written by scripts/gallery/build.ts: docs/rules/gallery.md
const built = import.meta.glob<Readonly<Record<Language, Recording>>>('../../gallery/dist/recording.json', {
  eager: true,
  import: 'default',
});

/** Undefined before the first build of the gallery. */
export const recordings = Object.values(built)[0];
