import type { OpenRemote } from '../../../platform/git/index.ts';
import type { CommittedFile } from './merge-files.ts';

export interface NewCommit {
  readonly files: ReadonlyMap<string, CommittedFile>;
  readonly parent: string | null;
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Milliseconds. */
  readonly now: number;
}

interface Folder {
  readonly files: Map<string, CommittedFile>;
  readonly folders: Map<string, Folder>;
}

const emptyFolder = (): Folder => ({ files: new Map(), folders: new Map() });
const submoduleMode = '160000';

function toFolders(files: ReadonlyMap<string, CommittedFile>): Folder {
  const root = emptyFolder();
  for (const [path, file] of files) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    let folder = root;
    for (const name of names) {
      const found = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, found);
      folder = found;
    }
    folder.files.set(last, file);
  }
  return root;
}

async function writeFolder({ git, local }: OpenRemote, { files, folders }: Folder): Promise<string> {
  const open = { git, local } as OpenRemote;
  const tree = [];
  for (const [path, { oid, mode }] of files) {
    tree.push({ path, oid, mode, type: mode === submoduleMode ? ('commit' as const) : ('blob' as const) });
  }
  for (const [path, folder] of folders) {
    tree.push({ path, oid: await writeFolder(open, folder), mode: '040000', type: 'tree' as const });
  }
  return git.writeTree({ ...local, tree });
}

/** Writes a commit into the repository in memory; returns its id. */
export async function writeCommit(
  open: OpenRemote,
  { files, parent, message, author, now }: NewCommit,
): Promise<string> {
  const tree = await writeFolder(open, toFolders(files));
  const person = { ...author, timestamp: Math.floor(now / 1_000), timezoneOffset: 0 };
  return open.git.writeCommit({
    ...open.local,
    commit: {
      tree,
      parent: parent === null ? [] : [parent],
      author: person,
      committer: person,
      message: `${message}\n`,
    },
  });
}
