import type { ProjectFiles } from './project-files.ts';

/** Extensions in the order in which preview and export try them. */
export const resolveExtensions = ['.web.tsx', '.web.ts', '.tsx', '.ts', '.jsx', '.js', '.json'] as const;

/** Whether a specifier is relative, so that it names a file of the project. */
export function isLocalSpecifier(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

/** Whether a path is a code file, which is parsed, checked and run. */
export function isCodePath(path: string): boolean {
  return /\.(?:[cm]?ts|[cm]?js|tsx|jsx)$/.test(path) && !path.endsWith('.d.ts');
}

/** Joins a relative specifier to the folder of a file; `undefined` if it leaves the project. */
function joinSpecifier(fromPath: string, specifier: string): string | undefined {
  const segments = fromPath.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

/** Finds the file of a path as is, with an extension, or as a folder's index. */
export function resolveFile(files: ProjectFiles, target: string): string | undefined {
  const asFile =
    target === '' ? [] : [target, ...resolveExtensions.map((extension) => `${target}${extension}`)];
  const folder = target === '' ? '' : `${target}/`;
  const asFolder = resolveExtensions.map((extension) => `${folder}index${extension}`);
  return [...asFile, ...asFolder].find((path) => Object.hasOwn(files, path));
}

/** Path of the file that a local specifier resolves to in the preview. */
export function resolveImport(files: ProjectFiles, fromPath: string, specifier: string): string | undefined {
  const target = joinSpecifier(fromPath, specifier);
  if (target === undefined) return undefined;
  const isFolder = /(?:^|\/)\.{0,2}$/.test(specifier);
  return resolveFile(files, isFolder && target !== '' ? `${target}/index` : target);
}

const webEnding = /\.web(\.tsx?)$/;

/** Whether a file or a variant of it exists on Android and iOS, which ignore `.web` files. */
export function hasNativeVariant(files: ProjectFiles, path: string): boolean {
  if (!webEnding.test(path)) return true;
  const stem = path.replace(webEnding, '');
  return ['', '.native', '.android', '.ios'].some((platform) =>
    ['.tsx', '.ts', '.jsx', '.js'].some((extension) =>
      Object.hasOwn(files, `${stem}${platform}${extension}`),
    ),
  );
}
