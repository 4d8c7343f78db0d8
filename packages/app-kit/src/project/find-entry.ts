import { type ProjectFiles, readProjectFile } from './project-files.ts';
import { isCodePath, resolveFile } from './resolve-import.ts';

/** Where the root component is looked for after package.json's `main`, in order. */
const usualPlaces = ['src/App', 'App', 'src/app/App', 'app/App', 'src/index', 'index'];

function readMain(files: ProjectFiles): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readProjectFile(files, 'package.json') ?? '');
    const main = typeof manifest === 'object' && manifest !== null && 'main' in manifest ? manifest.main : '';
    return typeof main === 'string' ? main.replace(/^\.\//, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file only starts the app and shows nothing itself, as Expo's own `index` does. */
export function registersRootComponent(source: string): boolean {
  return /\bregisterRootComponent\s*\(|\bAppRegistry\s*\.\s*registerComponent\s*\(/.test(source);
}

/** The module whose default export is the app's root component: what the preview mounts and the export registers. */
export function findEntry(files: ProjectFiles): string | undefined {
  const main = readMain(files);
  const places = main === undefined || main === '' ? usualPlaces : [main, ...usualPlaces];
  return places
    .map((place) => resolveFile(files, place))
    .find(
      (path): path is string =>
        path !== undefined && isCodePath(path) && !registersRootComponent(readProjectFile(files, path) ?? ''),
    );
}
