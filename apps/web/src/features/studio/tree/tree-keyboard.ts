import type { TreeRow } from './build-tree.ts';

export type TreeKeyAction =
  | { readonly kind: 'focus'; readonly path: string }
  | { readonly kind: 'expand'; readonly path: string }
  | { readonly kind: 'collapse'; readonly path: string }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string }
  | { readonly kind: 'delete'; readonly path: string };

/** The action of a key on the focused row; undefined if the tree does not handle the key. */
export function readTreeKey(
  key: string,
  rows: readonly TreeRow[],
  focused: string,
): TreeKeyAction | undefined {
  const index = rows.findIndex((row) => row.node.path === focused);
  const row = rows[index];
  if (row === undefined) return undefined;
  const focus = (target: TreeRow | undefined): TreeKeyAction | undefined =>
    target === undefined ? undefined : { kind: 'focus', path: target.node.path };
  const { path, kind } = row.node;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (kind === 'file') return undefined;
      return row.isExpanded ? focus(rows[index + 1]) : { kind: 'expand', path };
    case 'ArrowLeft':
      if (kind === 'folder' && row.isExpanded) return { kind: 'collapse', path };
      return focus(rows.slice(0, index).findLast((above) => above.level < row.level));
    case 'Enter':
    case ' ':
      if (kind === 'file') return { kind: 'open', path };
      return { kind: row.isExpanded ? 'collapse' : 'expand', path };
    case 'F2':
      return { kind: 'rename', path };
    case 'Delete':
      return { kind: 'delete', path };
    default:
      return undefined;
  }
}
