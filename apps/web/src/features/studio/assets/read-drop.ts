/** A dropped file with its path below the dropped folder. */
export interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** Files of one drop; more are left out. */
export const droppedMaximum = 100;

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader returns the entries of a folder in several parts, the last one empty. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0 || entries.length > droppedMaximum) return entries;
    entries.push(...part);
  }
}

async function collect(entry: FileSystemEntry, found: DroppedFile[]): Promise<void> {
  if (found.length > droppedMaximum) return;
  if (entry.isFile) {
    const file = await readFile(entry as FileSystemFileEntry);
    found.push({ name: entry.fullPath.replace(/^\//, ''), file });
  } else if (entry.isDirectory && !/^(?:node_modules|\.git)$/.test(entry.name)) {
    for (const child of await readFolder(entry as FileSystemDirectoryEntry)) await collect(child, found);
  }
}

/** The files of a drop, those in dropped folders included, and whether some were left out. */
export async function readDrop(
  transfer: DataTransfer,
): Promise<{ readonly files: readonly DroppedFile[]; readonly isCut: boolean }> {
  // Read before the first wait, because the transfer is emptied after the event.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: DroppedFile[] = [];
  if (entries.length === 0) found.push(...[...transfer.files].map((file) => ({ name: file.name, file })));
  for (const entry of entries) await collect(entry, found);
  return { files: found.slice(0, droppedMaximum), isCut: found.length > droppedMaximum };
}
