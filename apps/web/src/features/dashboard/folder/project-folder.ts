import { isGeneratedFolder } from '@kilim/app-kit';
import { AppError, limits } from '@kilim/contract';

/** A file of a folder with its path from the folder's own name on, as in a zip of it. */
export interface FolderFile {
  readonly name: string;
  readonly isFolder: false;
  readonly isLink: false;
  /** Null when the browser cannot read it, and for what stands for a folder that is not listed. */
  readonly file: File | null;
}

export interface Listing {
  readonly signal: AbortSignal;
  /** Called with the number of files found so far. */
  readonly onCount: (count: number) => void;
}

/** A folder that the user chose or dropped. */
export interface ProjectFolder {
  readonly name: string;
  /** Throws `project_too_many_files` and the reason of the signal. */
  readonly list: (listing: Listing) => Promise<readonly FolderFile[]>;
}

/** Files that are listed at most: docs/rules/import.md#folder */
export const listedFilesMaximum = 10_000;

const fileAt = (name: string, file: File | null): FolderFile => ({
  name,
  isFolder: false,
  isLink: false,
  file,
});

function requireFewFiles(actual: number): void {
  if (actual <= listedFilesMaximum) return;
  throw new AppError('project_too_many_files', { params: { actual, limit: limits.filesPerProject } });
}

/** The folder of a file field with `webkitdirectory`; null when it is empty. The browser has listed it already. */
export function chosenFolder(chosen: readonly File[]): ProjectFolder | null {
  const name = chosen[0]?.webkitRelativePath.split('/')[0] ?? '';
  if (name === '') return null;
  const list = async ({ onCount }: Listing): Promise<FolderFile[]> => {
    // Only the first file of a generated folder, which stands for all of them in the report.
    const generated = new Set<string>();
    const files = chosen.filter(({ webkitRelativePath: path }) => {
      const at = path.split('/').slice(0, -1).findIndex(isGeneratedFolder);
      if (at === -1) return true;
      const folder = path
        .split('/')
        .slice(0, at + 1)
        .join('/');
      return !generated.has(folder) && generated.add(folder);
    });
    requireFewFiles(files.length);
    onCount(files.length);
    return files.map((file) => fileAt(file.webkitRelativePath, file));
  };
  return { name, list };
}

const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function readEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // Browsers return at most 100 entries at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
    requireFewFiles(all.length);
  }
}

const openFile = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/**
 * Lists a dropped folder; generated folders such as `node_modules` are reported and not opened. Throws like
 * `ProjectFolder.list`.
 */
export async function listDropped(
  root: FileSystemDirectoryEntry,
  { signal, onCount }: Listing,
): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  const waiting = [{ path: root.name, folder: root }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, folder } = next;
    for (const entry of await readEntries(folder)) {
      signal.throwIfAborted();
      const name = `${path}/${entry.name}`;
      if (isFileEntry(entry)) files.push(fileAt(name, await openFile(entry)));
      else if (isGeneratedFolder(entry.name)) files.push(fileAt(`${name}/-`, null));
      else if (isFolderEntry(entry)) waiting.push({ path: name, folder: entry });
      requireFewFiles(files.length + waiting.length);
    }
    onCount(files.length);
  }
  return files;
}
