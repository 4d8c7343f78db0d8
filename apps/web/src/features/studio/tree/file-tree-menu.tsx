import { Ellipsis, FilePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
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

const look =
  'flex size-7 items-center justify-center rounded-control text-muted hover:bg-ink/8 hover:text-ink pointer-coarse:size-10';

/**
 * The menu of a row. Until it is opened for the first time there is only its button: a hundred closed menus take longer
 * to draw than everything else in the tree.
 */
export function FileTreeMenu({ node, isFocusable, isWritten, actions }: FileTreeMenuProps) {
  const translate = useTranslate();
  const [wasOpened, setOpened] = useState(false);
  const label = translate('studio.tree.actions', { path: node.path });
  const tabIndex = isFocusable ? 0 : -1;
  const icon = <Ellipsis aria-hidden="true" className="size-4" />;
  if (!wasOpened) {
    return (
      <button
        aria-expanded={false}
        aria-haspopup="menu"
        aria-label={label}
        className={look}
        onClick={() => setOpened(true)}
        onKeyDown={(event) => event.key === 'ArrowDown' && setOpened(true)}
        tabIndex={tabIndex}
        type="button"
      >
        {icon}
      </button>
    );
  }
  return (
    <Menu
      isOpenAtFirst
      label={label}
      trigger={
        <button aria-label={label} className={look} tabIndex={tabIndex} type="button">
          {icon}
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
