import { parseJsonObject } from './parse-json-object.ts';
import { type ProjectFiles, readProjectFile } from './project-files.ts';
import { isCodePath, resolveFile } from './resolve-import.ts';

/** Candidates for the root component after package.json's `main`, in order. */
const defaultEntries = ['src/App', 'App', 'src/app/App', 'app/App', 'src/index', 'index'];

function readMain(files: ProjectFiles): string | undefined {
  const main = parseJsonObject(readProjectFile(files, 'package.json') ?? '')?.['main'];
  return typeof main === 'string' ? main.replace(/^\.\//, '') : undefined;
}

/** Whether a file registers a root component, like Expo's `index`, instead of being one. */
export function registersRootComponent(source: string): boolean {
  return /\bregisterRootComponent\s*\(|\bAppRegistry\s*\.\s*registerComponent\s*\(/.test(source);
}

/** Path of the module whose default export is the root component: docs/rules/app-kit.md#entry */
export function findEntry(files: ProjectFiles): string | undefined {
  const main = readMain(files);
  const candidates = main === undefined || main === '' ? defaultEntries : [main, ...defaultEntries];
  return candidates
    .map((candidate) => resolveFile(files, candidate))
    .find(
      (path): path is string =>
        path !== undefined && isCodePath(path) && !registersRootComponent(readProjectFile(files, path) ?? ''),
    );
}
