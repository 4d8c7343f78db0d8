import type { Tx } from '../../platform/tx.ts';
import { type FileEntry, readContents } from './file-repository.ts';

/** Some files of a project with their contents, by path. */
export type ProjectFilePage = readonly (readonly [path: string, content: string])[];

/** Bytes of one page; a larger file is a page of its own. */
const bytesPerPage = 512 * 1024;

function* cut(files: readonly FileEntry[]): Generator<readonly FileEntry[]> {
  let page: FileEntry[] = [];
  let bytes = 0;
  for (const file of files) {
    if (page.length > 0 && bytes + file.size > bytesPerPage) {
      yield page;
      page = [];
      bytes = 0;
    }
    page.push(file);
    bytes += file.size;
  }
  if (page.length > 0) yield page;
}

/** Reads the files page by page when they are asked for, so that work that waits for its turn holds none of them. */
export async function* readFilePages(tx: Tx, files: readonly FileEntry[]): AsyncGenerator<ProjectFilePage> {
  for (const page of cut(files)) {
    const contents = await readContents(
      tx,
      page.map(({ hash }) => hash),
    );
    yield page.map(({ path, hash }) => {
      const found = contents.get(hash);
      if (!found) throw new Error(`The content ${hash} was deleted while it was being read.`);
      return [path, found.content] as const;
    });
  }
}
