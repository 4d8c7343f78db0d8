import { imagePaths, normalizePath, type PathErrorKind, type PathResult } from '@kilim/app-kit';
import { AppError, type SkippedFile } from '@kilim/contract';

/** What is decided by a path alone: where a file goes, or why it stays out. */
export interface ChosenFile<Entry> {
  readonly path: string;
  readonly entry: Entry;
}

export interface Choice<Entry> {
  readonly files: readonly ChosenFile<Entry>[];
  readonly skipped: readonly SkippedFile[];
}

export interface PathedEntry {
  readonly name: string | null;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

// Written by tools and fetched again by them; a folder of these is reported once.
const generatedFolders = new Set([
  'node_modules',
  '.git',
  '.expo',
  '.next',
  '.turbo',
  '.gradle',
  '.idea',
  '.vscode',
  'pods',
  '__macosx',
]);
const generatedFiles = new Set([
  '.ds_store',
  'thumbs.db',
  'desktop.ini',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
]);
const binaryEnding =
  /\.(?:png|jpe?g|gif|webp|avif|heic|ico|icns|bmp|tiff?|psd|ttf|otf|woff2?|eot|mp3|mp4|m4a|m4v|wav|aac|ogg|flac|mov|webm|avi|pdf|docx?|xlsx?|pptx?|zip|gz|tgz|rar|7z|jar|aar|apk|aab|ipa|keystore|jks|p8|p12|mobileprovision|so|dylib|dll|exe|class|dex|db|sqlite3?|wasm|bin)$/i;
const manifest = /^(?:package|app)\.json$/;
const ownFolders = new Set(['src', 'app', 'components', 'screens', 'lib', 'assets']);

const hostile: ReadonlySet<PathErrorKind> = new Set(['absolute', 'drive-letter']);

/** A path that would leave the project: no tool writes one by accident. */
function pointsOutside(raw: string, checked: PathResult): boolean {
  return raw.split('/').includes('..') || (!checked.ok && hostile.has(checked.error.kind));
}

const generatedPart = (segments: readonly string[]): number =>
  segments.findIndex((segment, index) => {
    const key = segment.toLowerCase();
    const isFile = index === segments.length - 1;
    return generatedFolders.has(key) || (isFile && (generatedFiles.has(key) || key.startsWith('._')));
  });

/** The folder that holds the project: of the topmost manifest, else the one folder that everything lies in. */
function findRoot(paths: readonly string[]): string {
  let root: readonly string[] | undefined;
  for (const path of paths.toSorted()) {
    const segments = path.split('/');
    const file = segments.pop() ?? '';
    if (manifest.test(file) && (root === undefined || segments.length < root.length)) root = segments;
  }
  if (root !== undefined) return root.map((segment) => `${segment}/`).join('');
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  if (folder === '' || ownFolders.has(folder.slice(0, -1).toLowerCase())) return '';
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}

const exportedPictures: readonly string[] = Object.values(imagePaths);

/**
 * What an export of ours adds and makes again: its pictures and lock file. They need no mention when it is imported;
 * all pictures together tell an export of ours from a foreign project with an icon of its own.
 */
function addedByExport(paths: Iterable<string>, root: string): ReadonlySet<string> {
  const all = new Set(paths);
  if (!exportedPictures.every((path) => all.has(root + path))) return new Set();
  return new Set([...exportedPictures, `${root}package-lock.json`]);
}

/**
 * Which entries are files of the project and where they go, without the folder around them. Throws
 * `import_path_unsafe` for a path that points outside, and `file_path_clash` for two files at one place.
 */
export function chooseFiles<Entry extends PathedEntry>(entries: readonly Entry[]): Choice<Entry> {
  const skipped = new Map<string, SkippedFile>();
  const skip = (path: string, reason: SkippedFile['reason']): void => {
    const shown = path.slice(0, 255);
    if (!skipped.has(shown)) skipped.set(shown, { path: shown, reason });
  };
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.name === null) {
      skip('?', 'name');
      continue;
    }
    // Some tools on Windows write their own separator.
    const raw = entry.name.replaceAll('\\', '/');
    const checked = normalizePath(entry.isFolder ? raw.slice(0, -1) : raw);
    if (pointsOutside(raw, checked)) {
      throw new AppError('import_path_unsafe', { params: { path: raw.slice(0, 255) } });
    }
    if (entry.isFolder) continue;
    const segments = raw.split('/');
    const generated = generatedPart(segments);
    if (generated !== -1) {
      const isFile = generated === segments.length - 1;
      skip(segments.slice(0, generated + 1).join('/') + (isFile ? '' : '/'), 'generated');
    } else if (entry.isLink) skip(raw, 'link');
    else if (!checked.ok) skip(raw, 'name');
    else if (kept.has(checked.path)) {
      const params = { path: checked.path, other: checked.path, reason: 'twice' };
      throw new AppError('file_path_clash', { params });
    } else kept.set(checked.path, entry);
  }
  const root = findRoot([...kept.keys()]);
  const files: ChosenFile<Entry>[] = [];
  for (const [path, entry] of kept) {
    if (!path.startsWith(root)) skip(path, 'outside');
    else if (binaryEnding.test(path)) skip(path.slice(root.length), 'binary');
    else files.push({ path: path.slice(root.length), entry });
  }
  const added = addedByExport(kept.keys(), root);
  return { files, skipped: [...skipped.values()].filter(({ path }) => !added.has(path)) };
}
