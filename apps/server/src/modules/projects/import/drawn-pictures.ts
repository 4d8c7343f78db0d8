import { expoExport, hasExportedPictures, imagePaths } from '@kilim/app-kit';
import type { FileContent } from '../files/file-content.ts';

const isEqual = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/**
 * Paths of the pictures that an export of this server drew, byte by byte: the next export draws them again, in the colours
 * that the app has then. Pictures that the user replaced are not among them.
 */
export function findDrawnPictures(
  name: string | null,
  texts: Readonly<Record<string, string>>,
  binaries: ReadonlyMap<string, FileContent>,
): ReadonlySet<string> {
  if (name === null || !hasExportedPictures(binaries.keys())) return new Set();
  const { images } = expoExport({ name, files: texts, language: 'tr' });
  return new Set(
    Object.values(imagePaths).filter((path) => {
      const [own, drawn] = [binaries.get(path)?.bytes, images[path]];
      return own !== undefined && drawn !== undefined && isEqual(own, drawn);
    }),
  );
}
