import { classNames } from '../../../ui/class-names.ts';
import { folderOf } from '../tree/build-tree.ts';

interface FilePathProps {
  readonly path: string;
  readonly isDeleted?: boolean;
}

/** A file path that truncates the folder before the name when space is short. */
export function FilePath({ path, isDeleted = false }: FilePathProps) {
  const folder = folderOf(path);
  return (
    <span className={classNames('flex min-w-0 flex-1 font-mono', isDeleted && 'line-through')} title={path}>
      {folder === '' ? null : <span className="min-w-0 truncate text-muted">{folder}</span>}
      <span className="max-w-full shrink-0 truncate">{path.slice(folder.length)}</span>
    </span>
  );
}
