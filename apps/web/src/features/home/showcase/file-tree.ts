export interface TreeRow {
  readonly path: string;
  readonly name: string;
  /** Number of folders above the row. */
  readonly depth: number;
  readonly isFolder: boolean;
}

/** Rows of a folder tree for sorted paths: each folder once, before its content. */
export function listTreeRows(paths: readonly string[]): TreeRow[] {
  const rows: TreeRow[] = [];
  const known = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    parts.forEach((name, depth) => {
      const isFolder = depth < parts.length - 1;
      const own = parts.slice(0, depth + 1).join('/');
      if (known.has(own)) return;
      known.add(own);
      rows.push({ path: own, name, depth, isFolder });
    });
  }
  return rows;
}
