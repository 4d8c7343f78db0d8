import type { RecordedPath } from '../../../examples/recording.ts';

export interface TreeRow {
  readonly path: string;
  readonly name: string;
  /** Number of folders above the row. */
  readonly depth: number;
  readonly isFolder: boolean;
  /** Files of a closed folder; undefined for an open one, whose files follow, and for a file. */
  readonly files: number | undefined;
}

/** Rows of a folder tree for sorted paths: each folder once, before its content. */
export function listTreeRows(recorded: readonly RecordedPath[]): TreeRow[] {
  const rows: TreeRow[] = [];
  const known = new Set<string>();
  for (const { path, files } of recorded) {
    const isClosed = path.endsWith('/');
    const parts = path.split('/').filter((part) => part !== '');
    parts.forEach((name, depth) => {
      const isLast = depth === parts.length - 1;
      const own = parts.slice(0, depth + 1).join('/');
      if (known.has(own)) return;
      known.add(own);
      rows.push({
        path: own,
        name,
        depth,
        isFolder: !isLast || isClosed,
        files: isLast && isClosed ? files : undefined,
      });
    });
  }
  return rows;
}
