import { Ellipsis, FilePlus, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { LockMenuItem } from '../locks/lock-menu-item.tsx';
import { folderOf, type TreeNode } from './build-tree.ts';
import type { RowActions } from './row-actions.ts';

interface FileTreeMenuProps {
  readonly node: TreeNode;
  readonly isFocusable: boolean;
  /** Whether the file is part of the project, not only of a running answer. */
  readonly isWritten: boolean;
  readonly actions: RowActions;
}

/** The menu of a row. */
export function FileTreeMenu({ node, isFocusable, isWritten, actions }: FileTreeMenuProps) {
  const translate = useTranslate();
  const label = translate('studio.tree.actions', { path: node.path });
  return (
    <Menu
      label={label}
      trigger={
        <button
          aria-label={label}
          className="flex size-7 items-center justify-center rounded-control text-muted hover:bg-ink/8 hover:text-ink pointer-coarse:size-10"
          tabIndex={isFocusable ? 0 : -1}
          type="button"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      }
    >
      <MenuItem
        icon={<FilePlus aria-hidden="true" />}
        onSelect={() => actions.create(node.kind === 'folder' ? `${node.path}/` : folderOf(node.path))}
      >
        {translate('studio.tree.newFile')}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.rename(node)}>
        {translate('studio.tree.rename')}
      </MenuItem>
      {node.kind === 'file' && isWritten ? <LockMenuItem path={node.path} /> : null}
      <MenuItem icon={<Trash2 aria-hidden="true" />} isDangerous onSelect={() => actions.delete(node)}>
        {translate('studio.tree.delete')}
      </MenuItem>
    </Menu>
  );
}
