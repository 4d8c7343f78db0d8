import { AppError } from '@kilim/contract';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { chosenFile, fileEntry, folderEntry } from '../../../testing/folder-entries.ts';
import { packFolder } from './pack-folder.ts';
import { chosenFolder, listDropped, listedFilesMaximum, type ProjectFolder } from './project-folder.ts';

const droppedFolder = (root: FileSystemDirectoryEntry): ProjectFolder => ({
  name: root.name,
  list: (listing) => listDropped(root, listing),
});

const signal = new AbortController().signal;
const megabyte = 1_048_576;

async function pack(folder: ProjectFolder) {
  const counts: number[] = [];
  const { archive, skipped } = await packFolder(
    await folder.list({ signal, onCount: (count) => counts.push(count) }),
    signal,
  );
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return { paths: Object.keys(files).toSorted(), files, skipped, counts };
}

async function errorOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.type : String(error);
}

describe('a dropped folder', () => {
  it('is packed with its folders and bytes, without opening generated folders', async () => {
    const modules = {
      ...folderEntry('node_modules', []),
      createReader: () => {
        throw new Error('opened');
      },
    };
    const root = folderEntry('koşu', [
      fileEntry('App.tsx', 'ş'),
      modules,
      folderEntry('assets', [fileEntry('a.png', new Uint8Array([0, 255])), fileEntry('b.png', 'b')]),
      folderEntry('.git', []),
    ]);
    const { paths, files, skipped, counts } = await pack(droppedFolder(root));
    expect(paths).toEqual(['koşu/App.tsx', 'koşu/assets/a.png', 'koşu/assets/b.png']);
    expect([...(files['koşu/assets/a.png'] ?? [])]).toEqual([0, 255]);
    expect(skipped).toEqual([
      { path: 'koşu/node_modules/', reason: 'generated' },
      { path: 'koşu/.git/', reason: 'generated' },
    ]);
    expect(counts.at(-1)).toBe(5);
  });

  it('reports files that cannot be read', async () => {
    const root = folderEntry('a', [fileEntry('App.tsx', 'x'), fileEntry('gone.ts', null)]);
    const { paths, skipped } = await pack(droppedFolder(root));
    expect(paths).toEqual(['a/App.tsx']);
    expect(skipped).toEqual([{ path: 'gone.ts', reason: 'unreadable' }]);
  });

  it('stops at too many entries, even when a folder contains itself', async () => {
    const entries: FileSystemEntry[] = [];
    const loop = folderEntry('a', entries);
    entries.push(loop, fileEntry('b.ts', 'b'));
    expect(await errorOf(pack(droppedFolder(loop)))).toBe('project_too_many_files');
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort(new Error('closed'));
    const list = droppedFolder(folderEntry('a', [fileEntry('b.ts', 'b')])).list({
      signal: controller.signal,
      onCount: () => {},
    });
    await expect(list).rejects.toThrow('closed');
  });
});

describe('a chosen folder', () => {
  const choose = (...files: File[]): ProjectFolder => {
    const folder = chosenFolder(files);
    if (folder === null) throw new Error('no folder');
    return folder;
  };

  it('reports each generated folder once', async () => {
    const many = Array.from({ length: listedFilesMaximum + 1 }, (_, index) =>
      chosenFile(`a/node_modules/${index}.js`),
    );
    const { paths, skipped } = await pack(choose(chosenFile('a/App.tsx', 'x'), ...many));
    expect(paths).toEqual(['a/App.tsx']);
    expect(skipped).toEqual([{ path: 'a/node_modules/', reason: 'generated' }]);
  });

  it('is null without files', () => {
    expect(chosenFolder([])).toBeNull();
  });

  const bytes = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size);
  it.each<[string, File[], string]>([
    [
      'too many files',
      Array.from({ length: 1_601 }, (_, index) => chosenFile(`a/${index}.ts`)),
      'project_too_many_files',
    ],
    ['a source over 1 MB', [chosenFile('a/big.ts', bytes(megabyte + 1))], 'file_too_large'],
    [
      'more than 25 MB',
      [1, 2, 3].map((index) => chosenFile(`a/${index}.mp3`, bytes(9 * megabyte))),
      'project_too_large',
    ],
    ['clashing paths', [chosenFile('a/b.ts'), chosenFile('a/./b.ts')], 'file_path_clash'],
  ])('with %s is refused before it is sent', async (_name, files, type) => {
    expect(await errorOf(pack(choose(...files)))).toBe(type);
  });

  it('leaves out a binary file over 10 MB', async () => {
    const { paths, skipped } = await pack(
      choose(chosenFile('a/App.tsx', 'x'), chosenFile('a/film.mp4', bytes(10 * megabyte + 1))),
    );
    expect(paths).toEqual(['a/App.tsx']);
    expect(skipped).toEqual([{ path: 'film.mp4', reason: 'large' }]);
  });
});
