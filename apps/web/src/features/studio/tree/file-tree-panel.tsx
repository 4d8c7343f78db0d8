import { FilePlus, Search, Upload, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DialogLoading } from '../../../ui/dialog-loading.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { OnlineIconButton } from '../../../ui/online-button.tsx';
import { useLoadErrorToast } from '../../../ui/use-load-error-toast.ts';
import { UploadProgress } from '../assets/upload-progress.tsx';
import { defaultFile } from '../document/document-state.ts';
import { useDocument, useStudio } from '../session/studio-context.tsx';
import { buildTree, filterPaths, folderOf, type TreeNode } from './build-tree.ts';
import { FileTree } from './file-tree.tsx';
import { filesBeingWritten } from './files-being-written.ts';
import type { RowActions } from './row-actions.ts';
import { useFileActions } from './use-file-actions.ts';
import { useTreeDrop } from './use-tree-drop.ts';
import { useTreeUploads } from './use-tree-uploads.ts';
import { useWrittenNames } from './use-written-names.ts';

const PathDialog = lazyComponent(async () => (await import('./path-dialog.tsx')).PathDialog);
/** Before it is asked for, which may be after the network was lost. */
const preparePathDialog = (): void => void PathDialog.preload().catch(() => undefined);

type Editing =
  | { readonly kind: 'create'; readonly folder: string }
  | { readonly kind: 'rename'; readonly node: TreeNode };

/** The file tree with search and the dialogs to create and rename files. */
export function FileTreePanel() {
  const translate = useTranslate();
  const { turns, openFile } = useStudio();
  // The names only, because contents change with every key.
  const paths = useDocument(useShallow(({ files }) => [...files.keys()]));
  const current = useDocument((state) => state.current);
  const turn = useStore(turns, (state) => state.turn);
  const actions = useFileActions();
  const uploads = useTreeUploads();
  const drop = useTreeDrop(uploads.addDropped);
  const chooser = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<Editing | null>(null);
  const closeEditor = useLoadErrorToast(() => setEditing(null));
  const writing = useMemo(() => filesBeingWritten(turn), [turn]);
  const written = useWrittenNames(
    turn,
    useDocument((state) => state.revision),
  );
  const { deleteNode } = actions;
  const rowActions = useMemo(
    (): RowActions => ({
      create: (folder) => setEditing({ kind: 'create', folder }),
      rename: (node) => setEditing({ kind: 'rename', node }),
      delete: (node) => void deleteNode(node),
    }),
    [deleteNode],
  );
  const names = [...new Set([...paths, ...written])].join('\n');
  const nodes = useMemo(
    () => buildTree(filterPaths(names === '' ? [] : names.split('\n'), search)),
    [names, search],
  );

  return (
    <section
      aria-label={translate('studio.panels.files')}
      className={classNames(
        'flex h-full flex-col bg-page',
        drop.isOver && 'outline-2 -outline-offset-2 outline-dashed outline-secondary',
      )}
      onFocus={preparePathDialog}
      {...drop.handlers}
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-line py-1 pr-1 pl-2">
        <label className="relative flex min-w-0 flex-1 items-center">
          <Search aria-hidden="true" className="pointer-events-none absolute left-1.5 size-4 text-muted" />
          <input
            aria-label={translate('studio.tree.search')}
            className="h-8 w-full min-w-0 rounded-control bg-transparent pl-7 text-13 text-ink placeholder:text-muted pointer-coarse:h-10"
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
            placeholder={translate('studio.tree.search')}
            type="text"
            value={search}
          />
        </label>
        {search === '' ? null : (
          <IconButton
            icon={<X aria-hidden="true" />}
            label={translate('studio.tree.clearSearch')}
            onClick={() => setSearch('')}
          />
        )}
        <IconButton
          icon={<FilePlus aria-hidden="true" />}
          label={translate('studio.tree.newFile')}
          onClick={() => setEditing({ kind: 'create', folder: folderOf(current ?? defaultFile) })}
        />
        <OnlineIconButton
          icon={<Upload aria-hidden="true" />}
          isBusy={uploads.running !== null}
          label={translate('studio.assets.upload')}
          onClick={() => chooser.current?.click()}
        />
        <input
          aria-label={translate('studio.assets.upload')}
          className="hidden"
          multiple
          onChange={(event) => {
            uploads.addChosen([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
          ref={chooser}
          tabIndex={-1}
          type="file"
        />
      </div>
      {nodes.length > 0 ? (
        <FileTree
          actions={rowActions}
          isSearching={search.trim() !== ''}
          nodes={nodes}
          writing={writing}
          onOpen={openFile}
        />
      ) : (
        <p className="p-4 text-13 text-muted">
          {search.trim() === ''
            ? translate('studio.tree.empty')
            : translate('studio.tree.noMatch', { search })}
        </p>
      )}
      {drop.isOver ? (
        <p className="shrink-0 border-t border-line px-3 py-2 text-12 text-secondary">
          {translate('studio.assets.dropHere')}
        </p>
      ) : null}
      <UploadProgress running={uploads.running} stop={uploads.stop} />
      {editing?.kind === 'create' ? (
        <PathDialog
          fallback={<DialogLoading />}
          onLoadError={closeEditor}
          initial={editing.folder}
          onClose={() => setEditing(null)}
          onSubmit={(path) => actions.createFile(path)}
          others={paths}
          submitLabel={translate('studio.tree.create')}
          title={translate('studio.tree.newFile')}
        />
      ) : null}
      {editing?.kind === 'rename' ? (
        <PathDialog
          fallback={<DialogLoading />}
          onLoadError={closeEditor}
          initial={editing.node.path}
          onClose={() => setEditing(null)}
          onSubmit={(path) => actions.renameNode(editing.node, path)}
          others={actions.pathsBeside(editing.node)}
          submitLabel={translate('studio.tree.save')}
          title={translate('studio.tree.renameTitle', { path: editing.node.path })}
        />
      ) : null}
    </section>
  );
}
