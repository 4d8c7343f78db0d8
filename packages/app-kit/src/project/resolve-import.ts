import type { ProjectFiles } from './project-files.ts';

/** Order in which preview and export try endings. */
export const resolveExtensions = ['.web.tsx', '.web.ts', '.tsx', '.ts', '.jsx', '.js', '.json'] as const;

/** Whether a specifier names a file of the project and not a package. */
export function isLocalSpecifier(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

/** Whether a path holds code that is parsed, checked and run. */
export function isCodePath(path: string): boolean {
  return /\.(?:[cm]?ts|[cm]?js|tsx|jsx)$/.test(path) && !path.endsWith('.d.ts');
}

/** The place a relative specifier points at, without ending; `undefined` when it leaves the project. */
function joinSpecifier(fromPath: string, specifier: string): string | undefined {
  const segments = fromPath.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

/** Path of the file that a place names: as it stands, with an ending, or as a folder's index. */
export function resolveFile(files: ProjectFiles, place: string): string | undefined {
  const asFile = place === '' ? [] : [place, ...resolveExtensions.map((extension) => `${place}${extension}`)];
  const folder = place === '' ? '' : `${place}/`;
  const asFolder = resolveExtensions.map((extension) => `${folder}index${extension}`);
  return [...asFile, ...asFolder].find((path) => Object.hasOwn(files, path));
}

/** The project file that a local specifier means, as the preview would take it. */
export function resolveImport(files: ProjectFiles, fromPath: string, specifier: string): string | undefined {
  const place = joinSpecifier(fromPath, specifier);
  if (place === undefined) return undefined;
  const isFolder = /(?:^|\/)\.{0,2}$/.test(specifier);
  return resolveFile(files, isFolder && place !== '' ? `${place}/index` : place);
}

const webEnding = /\.web(\.tsx?)$/;

/** Whether a file that the preview takes also exists for Android and iOS, where `.web` files are not seen. */
export function hasNativeVariant(files: ProjectFiles, path: string): boolean {
  if (!webEnding.test(path)) return true;
  const stem = path.replace(webEnding, '');
  return ['', '.native', '.android', '.ios'].some((platform) =>
    ['.tsx', '.ts', '.jsx', '.js'].some((extension) =>
      Object.hasOwn(files, `${stem}${platform}${extension}`),
    ),
  );
}
