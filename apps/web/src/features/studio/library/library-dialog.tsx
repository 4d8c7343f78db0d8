import type { Asset } from '@kilim/contract';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AssetFilter, readAsset, useAssets, useDeleteAsset, useMoveAsset } from '../api/assets.ts';
import { readDrop } from '../assets/read-drop.ts';
import { UploadProgress } from '../assets/upload-progress.tsx';
import { useTreeDrop } from '../tree/use-tree-drop.ts';
import { acceptedFiles } from './accepted-files.ts';
import { AssetForm } from './asset-form.tsx';
import { AssetList } from './asset-list.tsx';
import { AssetRow } from './asset-row.tsx';
import { LibraryFilters, noFilter } from './library-filters.tsx';
import { useAddToProject } from './use-add-to-project.ts';
import { useLibraryUploads } from './use-library-uploads.ts';

/** The files that the user keeps for all projects: docs/rules/assets.md */
export function LibraryDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const [filter, setFilter] = useState<AssetFilter>(noFilter);
  const [edited, setEdited] = useState<Asset | null>(null);
  const [deleted, setDeleted] = useState<Asset | null>(null);
  const list = useAssets(filter);
  const uploads = useLibraryUploads();
  const { busyId, add } = useAddToProject();
  const move = useMoveAsset();
  const remove = useDeleteAsset();
  const chooser = useRef<HTMLInputElement>(null);
  const drop = useTreeDrop((transfer) => {
    void readDrop(transfer).then(({ files }) => uploads.add(files.map(({ file }) => file)));
  });
  const tell = (title: string, error: unknown): void =>
    showToast({ type: 'error', title, message: errorText(error, translate) });

  async function download(asset: Asset): Promise<void> {
    try {
      // No type, so that no browser opens it at this address.
      const blob = await readAsset(asset);
      saveFile(asset.name, blob.slice(0, blob.size, 'application/octet-stream'));
    } catch (error) {
      tell(translate('studio.assets.downloadFailed'), error);
    }
  }

  function deleteChosen(): void {
    if (deleted === null) return;
    remove.mutate(deleted.id, {
      onError: (error) => tell(translate('designer.library.deleteFailed'), error),
      onSettled: () => setDeleted(null),
    });
  }

  const [page] = list.data?.pages ?? [];
  return (
    <Dialog
      description={translate('designer.library.description')}
      isOpen
      onClose={onClose}
      size="large"
      title={translate('designer.library.title')}
    >
      <div
        {...drop.handlers}
        className={classNames(
          'flex flex-col gap-3 rounded-card',
          drop.isOver && 'outline-2 outline-offset-4 outline-dashed outline-secondary',
        )}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={<Upload aria-hidden="true" className="size-4" />}
            isBusy={uploads.running !== null}
            onClick={() => chooser.current?.click()}
          >
            {translate('studio.assets.upload')}
          </Button>
          <p className="min-w-0 flex-1 text-12 text-muted">{translate('designer.library.uploadHint')}</p>
          <input
            accept={acceptedFiles}
            aria-hidden="true"
            className="hidden"
            data-testid="library-files"
            multiple
            onChange={({ target }) => {
              void uploads.add([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
            ref={chooser}
            tabIndex={-1}
            type="file"
          />
        </div>
        <UploadProgress running={uploads.running} stop={uploads.stop} />
        <LibraryFilters filter={filter} onChange={setFilter} tags={page?.tags ?? []} />
        <p className="text-12 text-muted numerals" role="status">
          {page === undefined ? null : translate('designer.library.count', { count: page.total })}
        </p>
        <AssetList filter={filter} list={list} onFilter={setFilter}>
          {(asset) => (
            <AssetRow
              asset={asset}
              isBusy={busyId === asset.id}
              onAdd={() => void add(asset, 'file')}
              onDelete={() => setDeleted(asset)}
              onDownload={() => void download(asset)}
              onEdit={() => setEdited(asset)}
              onMove={() =>
                move.mutate(asset, {
                  onError: (error) => tell(translate('designer.library.moveFailed'), error),
                })
              }
            />
          )}
        </AssetList>
      </div>
      {edited === null ? null : <AssetForm asset={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        confirmLabel={translate('designer.library.delete')}
        description={translate('designer.library.deleteHint')}
        isBusy={remove.isPending}
        isOpen={deleted !== null}
        onCancel={() => setDeleted(null)}
        onConfirm={deleteChosen}
        title={translate('designer.library.deleteQuestion', { name: deleted?.name ?? '' })}
      />
    </Dialog>
  );
}
