import { Lock } from 'lucide-react';
import { memo } from 'react';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useReference } from '../assets/use-reference.ts';
import { isDirty } from '../document/document-state.ts';
import { previewError } from '../preview/preview-store.ts';
import { useDocument, usePreview } from '../session/studio-context.tsx';
import type { TreeRow } from './build-tree.ts';
import { FileTreeMenu } from './file-tree-menu.tsx';
import { NodeIcon } from './node-icon.tsx';
import type { RowActions } from './row-actions.ts';

interface FileTreeRowProps {
  readonly row: TreeRow;
  readonly isCurrent: boolean;
  /** Only one row is in the tab order; arrow keys move between rows. */
  readonly isFocusable: boolean;
  /** Whether a file of the running answer is complete; undefined for other files. */
  readonly isComplete: boolean | undefined;
  readonly isLocked: boolean;
  readonly actions: RowActions;
}

/** Each name that is added makes all rows again; most of them are the same as before. */
function isSame(
  { row: one, ...before }: FileTreeRowProps,
  { row: other, ...after }: FileTreeRowProps,
): boolean {
  const { node, ...rest } = one;
  // A folder is given to the actions with its files.
  const isSameNode =
    node === other.node ||
    (node.kind === 'file' && other.node.kind === 'file' && node.path === other.node.path);
  return (
    isSameNode &&
    rest.level === other.level &&
    rest.position === other.position &&
    rest.siblings === other.siblings &&
    rest.isExpanded === other.isExpanded &&
    before.isCurrent === after.isCurrent &&
    before.isFocusable === after.isFocusable &&
    before.isComplete === after.isComplete &&
    before.isLocked === after.isLocked &&
    before.actions === after.actions
  );
}

/** A row of the tree: folder or file, its state and its menu. The tree handles its events. */
export const FileTreeRow = memo(function FileTreeRow(props: FileTreeRowProps) {
  const { row, isCurrent, isFocusable, isComplete, isLocked, actions } = props;
  const { node } = row;
  const translate = useTranslate();
  const language = useLanguage();
  const reference = useReference(node.path);
  const size = reference === undefined ? null : formatBytes(reference.size, language);
  const isWritten = useDocument((state) => state.files.has(node.path));
  const isUnsaved = useDocument(({ files }) => {
    const file = files.get(node.path);
    return file !== undefined && isDirty(file);
  });
  const isInConflict = useDocument((state) => state.conflicts.has(node.path));
  const hasError = usePreview((view) => node.kind === 'file' && previewError(view.state)?.path === node.path);
  const lockNote = isLocked ? translate('held.isLocked') : null;
  const note = isInConflict
    ? translate('studio.tree.inConflict')
    : hasError
      ? translate('studio.tree.hasError')
      : isUnsaved
        ? translate('studio.tree.unsaved')
        : isComplete === false
          ? translate('studio.tree.writing')
          : lockNote;
  return (
    <div
      aria-expanded={node.kind === 'folder' ? row.isExpanded : undefined}
      aria-label={[node.name, size, note].filter((part) => part !== null).join(', ')}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-selected={isCurrent}
      aria-setsize={row.siblings}
      className={classNames(
        'group relative mx-1 flex h-8 cursor-pointer items-center gap-1.5 rounded-control pr-1 text-13 select-none pointer-coarse:h-10',
        'focus-visible:outline-offset-[-2px]',
        isComplete !== undefined && !isWritten && 'italic',
        isCurrent ? 'bg-ink/8 text-ink' : 'text-muted hover:bg-ink/5 hover:text-ink',
        hasError && 'text-danger!',
      )}
      data-folder={node.kind === 'folder' ? node.path : undefined}
      data-path={node.path}
      role="treeitem"
      style={{ paddingLeft: `${row.level * 12 - 4}px` }}
      tabIndex={isFocusable ? 0 : -1}
      title={node.path}
    >
      <NodeIcon mediaType={reference?.mediaType} row={row} />
      <span className="min-w-0 flex-1 truncate">{node.name}</span>
      {size === null ? null : (
        <span
          aria-hidden="true"
          className="shrink-0 text-12 text-muted tabular-nums group-hover:invisible group-focus-within:invisible"
        >
          {size}
        </span>
      )}
      {isLocked ? <Lock aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      {isComplete === false ? (
        <Spinner className="size-3.5 shrink-0" />
      ) : note === null || note === lockNote ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            'size-2 shrink-0 rounded-full',
            isInConflict ? 'bg-warning' : hasError ? 'bg-danger' : 'border border-muted',
          )}
          title={note}
        />
      )}
      {/* Events of the menu bubble through the portal; they must not reach the row. */}
      <span
        className="absolute right-0 rounded-control bg-page opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 has-[[data-state=open]]:opacity-100 pointer-coarse:static pointer-coarse:bg-transparent pointer-coarse:opacity-100"
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        role="none"
      >
        <FileTreeMenu actions={actions} isFocusable={isFocusable} isWritten={isWritten} node={node} />
      </span>
    </div>
  );
}, isSame);
