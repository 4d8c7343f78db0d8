import type { TreeNode } from './build-tree.ts';

/** What the menu of a row can do with its file or folder. */
export interface RowActions {
  readonly create: (folder: string) => void;
  readonly rename: (node: TreeNode) => void;
  readonly delete: (node: TreeNode) => void;
}
