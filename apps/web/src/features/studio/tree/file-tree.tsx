import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { useDocument } from '../session/studio-context.tsx';
import { listRows, type TreeNode, type TreeRow } from './build-tree.ts';
import { FileTreeRow } from './file-tree-row.tsx';
import { readTreeKey } from './tree-keyboard.ts';

export interface FileTreeProps {
  readonly nodes: readonly TreeNode[];
  /** A search ignores collapsed folders. */
  readonly isSearching: boolean;
  /** Files of the running answer, and whether each is complete. */
  readonly writing: ReadonlyMap<string, boolean>;
  readonly onOpen: (path: string) => void;
  readonly onCreate: (folder: string) => void;
  readonly onRename: (node: TreeNode) => void;
  readonly onDelete: (node: TreeNode) => void;
}

/** The file tree. Arrow keys move the focus, Enter opens, F2 renames, Delete deletes. */
export function FileTree({
  nodes,
  isSearching,
  writing,
  onOpen,
  onCreate,
  onRename,
  onDelete,
}: FileTreeProps) {
  const translate = useTranslate();
  const current = useDocument((state) => state.current);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const rowElements = useRef(new Map<string, HTMLElement>());
  const rows = listRows(nodes, isSearching ? new Set() : collapsed);
  const isShown = (path: string | null): path is string => rows.some((row) => row.node.path === path);
  const active = isShown(focused) ? focused : isShown(current) ? current : rows[0]?.node.path;

  function focus(path: string): void {
    setFocused(path);
    rowElements.current.get(path)?.focus();
  }

  function toggle(path: string, isCollapsed: boolean): void {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(path);
    else next.delete(path);
    setCollapsed(next);
  }

  function handleKeyDown(event: KeyboardEvent, row: TreeRow): void {
    // Ignore keys of the row's menu button.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = readTreeKey(event.key, rows, row.node.path);
    if (action === undefined) return;
    event.preventDefault();
    if (action.kind === 'focus') focus(action.path);
    else if (action.kind === 'expand' || action.kind === 'collapse')
      toggle(action.path, action.kind === 'collapse');
    else if (action.kind === 'open') onOpen(action.path);
    else if (action.kind === 'rename') onRename(row.node);
    else {
      const index = rows.indexOf(row);
      const neighbour = rows[index + 1] ?? rows[index - 1];
      if (neighbour !== undefined) focus(neighbour.node.path);
      onDelete(row.node);
    }
  }

  return (
    <div
      aria-label={translate('studio.tree.label')}
      className="min-h-0 flex-1 overflow-y-auto py-1"
      role="tree"
    >
      {rows.map((row) => (
        <FileTreeRow
          elementRef={(element) => {
            if (element === null) rowElements.current.delete(row.node.path);
            else rowElements.current.set(row.node.path, element);
          }}
          isCurrent={row.node.path === current}
          isFocusable={row.node.path === active}
          isComplete={writing.get(row.node.path)}
          key={row.node.path}
          onActivate={() => {
            setFocused(row.node.path);
            if (row.node.kind === 'file') onOpen(row.node.path);
            else toggle(row.node.path, row.isExpanded);
          }}
          onCreate={onCreate}
          onDelete={onDelete}
          onFocus={() => setFocused(row.node.path)}
          onKeyDown={(event) => handleKeyDown(event, row)}
          onRename={onRename}
          row={row}
        />
      ))}
    </div>
  );
}
