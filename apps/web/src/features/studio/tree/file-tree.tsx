import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { locksQuery } from '../api/locks.ts';
import { useDocument, useStudio } from '../session/studio-context.tsx';
import { listRows, type TreeNode, type TreeRow } from './build-tree.ts';
import { FileTreeRow } from './file-tree-row.tsx';
import type { RowActions } from './row-actions.ts';
import { readTreeKey } from './tree-keyboard.ts';

export interface FileTreeProps {
  readonly nodes: readonly TreeNode[];
  /** A search ignores collapsed folders. */
  readonly isSearching: boolean;
  /** Files of the running answer, and whether each is complete. */
  readonly writing: ReadonlyMap<string, boolean>;
  readonly onOpen: (path: string) => void;
  /** What the menus of the rows do; another object draws all rows again. */
  readonly actions: RowActions;
}

const nothingCollapsed: ReadonlySet<string> = new Set();

/**
 * The file tree. Arrow keys move the focus, Enter opens, F2 renames, Delete deletes. Events are handled here and not by
 * the rows, so that a row is drawn only when it changes: an answer adds a hundred of them and then reports each file.
 */
export function FileTree({ nodes, isSearching, writing, onOpen, actions }: FileTreeProps) {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const current = useDocument((state) => state.current);
  const { data: locked } = useQuery(locksQuery(projectId));
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => listRows(nodes, isSearching ? nothingCollapsed : collapsed),
    [nodes, isSearching, collapsed],
  );
  const isShown = (path: string | null): path is string => rows.some((row) => row.node.path === path);
  const active = isShown(focused) ? focused : isShown(current) ? current : rows[0]?.node.path;

  function focus(path: string): void {
    setFocused(path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  }

  /** The row that an event comes from. */
  function rowOf({ target }: SyntheticEvent): TreeRow | undefined {
    const path =
      target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset['path'] : undefined;
    return rows.find(({ node }) => node.path === path);
  }

  function toggle(path: string, isCollapsed: boolean): void {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(path);
    else next.delete(path);
    setCollapsed(next);
  }

  function handleClick(event: SyntheticEvent): void {
    const row = rowOf(event);
    if (row === undefined) return;
    const { node, isExpanded } = row;
    setFocused(node.path);
    if (node.kind === 'file') onOpen(node.path);
    else toggle(node.path, isExpanded);
  }

  function handleFocus(event: SyntheticEvent): void {
    const row = rowOf(event);
    if (row !== undefined) setFocused(row.node.path);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const row = rowOf(event);
    // Ignore keys of the row's menu button.
    const isOfRow = event.target instanceof HTMLElement && event.target.dataset['path'] !== undefined;
    if (row === undefined || !isOfRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = readTreeKey(event.key, rows, row.node.path);
    if (action === undefined) return;
    event.preventDefault();
    if (action.kind === 'focus') focus(action.path);
    else if (action.kind === 'expand' || action.kind === 'collapse')
      toggle(action.path, action.kind === 'collapse');
    else if (action.kind === 'open') onOpen(action.path);
    else if (action.kind === 'rename') actions.rename(row.node);
    else {
      const index = rows.indexOf(row);
      const neighbour = rows[index + 1] ?? rows[index - 1];
      if (neighbour !== undefined) focus(neighbour.node.path);
      actions.delete(row.node);
    }
  }

  return (
    <div
      aria-label={translate('studio.tree.label')}
      className="min-h-0 flex-1 overflow-y-auto py-1"
      onClick={handleClick}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
      ref={tree}
      role="tree"
    >
      {rows.map((row) => (
        <FileTreeRow
          actions={actions}
          isComplete={writing.get(row.node.path)}
          isCurrent={row.node.path === current}
          isFocusable={row.node.path === active}
          isLocked={locked?.includes(row.node.path) === true}
          key={row.node.path}
          row={row}
        />
      ))}
    </div>
  );
}
