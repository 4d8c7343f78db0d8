export interface TreeFolder {
  readonly kind: 'folder';
  readonly path: string;
  readonly name: string;
  readonly children: readonly TreeNode[];
}

export interface TreeFile {
  readonly kind: 'file';
  readonly path: string;
  readonly name: string;
}

export type TreeNode = TreeFolder | TreeFile;

/** A visible row of the tree with its position for screen readers. */
export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly isExpanded: boolean;
}

interface Branch {
  readonly folders: Map<string, Branch>;
  readonly files: string[];
}

/** Builds a tree from paths: folders first, then files, each sorted by name. */
export function buildTree(paths: Iterable<string>): readonly TreeNode[] {
  const root: Branch = { folders: new Map(), files: [] };
  for (const path of paths) {
    const segments = path.split('/');
    const name = segments.pop();
    if (name === undefined) continue;
    let branch = root;
    for (const segment of segments) {
      let next = branch.folders.get(segment);
      if (next === undefined) {
        next = { folders: new Map(), files: [] };
        branch.folders.set(segment, next);
      }
      branch = next;
    }
    branch.files.push(name);
  }
  return toNodes(root, '');
}

function toNodes(branch: Branch, prefix: string): TreeNode[] {
  const byName = (left: string, right: string): number => left.localeCompare(right, 'en', { numeric: true });
  const folders = [...branch.folders]
    .sort(([left], [right]) => byName(left, right))
    .map(([name, child]): TreeNode => {
      const path = prefix + name;
      return { kind: 'folder', path, name, children: toNodes(child, `${path}/`) };
    });
  const files = branch.files
    .sort(byName)
    .map((name): TreeNode => ({ kind: 'file', path: prefix + name, name }));
  return [...folders, ...files];
}

/** The visible rows, without the children of collapsed folders. */
export function listRows(nodes: readonly TreeNode[], collapsed: ReadonlySet<string>, level = 1): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const isExpanded = node.kind === 'folder' && !collapsed.has(node.path);
    const row: TreeRow = { node, level, position: index + 1, siblings: nodes.length, isExpanded };
    return node.kind === 'folder' && isExpanded
      ? [row, ...listRows(node.children, collapsed, level + 1)]
      : [row];
  });
}

/** Paths that contain every word of the search, in any order and case. */
export function filterPaths(paths: Iterable<string>, search: string): string[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return [...paths].filter((path) => words.every((word) => path.toLowerCase().includes(word)));
}

/** All files in a folder, or the file itself. */
export function pathsUnder(paths: Iterable<string>, node: TreeNode): string[] {
  if (node.kind === 'file') return [node.path];
  return [...paths].filter((path) => path.startsWith(`${node.path}/`));
}

/** The folder of a path with a trailing slash; empty at the root. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
