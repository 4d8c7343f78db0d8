/** A file as `webkitGetAsEntry` returns it; `null` for one that cannot be read. */
export function fileEntry(name: string, content: BlobPart | null): FileSystemEntry {
  const file = (found: (file: File) => void, failed: (error: DOMException) => void): void =>
    content === null ? failed(new DOMException('gone', 'NotFoundError')) : found(new File([content], name));
  return { name, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
}

/** A folder as `webkitGetAsEntry` returns it, which lists at most two entries at a time. */
export function folderEntry(name: string, entries: readonly FileSystemEntry[]): FileSystemDirectoryEntry {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (found: (some: FileSystemEntry[]) => void): void => found(left.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemDirectoryEntry;
}

/** A file as a field with `webkitdirectory` returns it. */
export function chosenFile(path: string, content: BlobPart = ''): File {
  const file = new File([content], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}
