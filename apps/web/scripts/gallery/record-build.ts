import { expoExport } from '@kilim/app-kit';
import type { Language } from '@kilim/contract';
import { recordedApp } from '../../src/examples/featured-apps.ts';
import type { Recording } from '../../src/examples/recording.ts';
import { composeGalleryApp } from './compose-gallery-app.ts';

function countLines(content: string): number {
  return content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
}

/** The file itself at the top and directly in src, else the folder below src or at the top. */
function placeOf(path: string): string {
  const [top = '', second, third] = path.split('/');
  if (second === undefined) return top;
  if (top !== 'src') return `${top}/`;
  return third === undefined ? path : `${top}/${second}/`;
}

/** Places of paths with their numbers of files and lines, in the order of their first files. */
function countByPlace(files: readonly (readonly [path: string, lines: number])[]): Recording['written'] {
  const counts = new Map<string, { files: number; lines: number }>();
  for (const [path, lines] of files) {
    const place = placeOf(path);
    const known = counts.get(place) ?? { files: 0, lines: 0 };
    counts.set(place, { files: known.files + 1, lines: known.lines + lines });
  }
  return [...counts].map(([path, count]) => ({ path, ...count }));
}

/** Folders before files, each by name, as file managers show them. */
function sortPaths(paths: readonly string[]): string[] {
  const key = (path: string): string =>
    path
      .split('/')
      .map((part, index, parts) => (index === parts.length - 1 ? `1${part}` : `0${part}`))
      .join('/');
  return paths.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
}

/** What the composer writes for an app of the gallery, in its order, and what the export of that app contains. */
export function recordBuild(language: Language): Recording {
  const { name, files } = composeGalleryApp(recordedApp, language);
  const exported = expoExport({ name, files, language });
  const paths = sortPaths([...Object.keys(exported.files), ...Object.keys(exported.images)]);
  return {
    written: countByPlace(Object.entries(files).map(([path, content]) => [path, countLines(content)])),
    folder: countByPlace(paths.map((path) => [path, 0])).map(({ path, files: count }) => ({
      path,
      files: count,
    })),
  };
}
