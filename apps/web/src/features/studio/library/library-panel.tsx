import type { Asset } from '@kilim/contract';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { useAssets } from '../api/assets.ts';
import { AssetPicture } from './asset-picture.tsx';
import { assetMediaType } from './dragged-asset.ts';
import { searchDelay } from './library-filters.tsx';

interface LibraryPanelProps {
  /** The picture that is being copied into the project. */
  readonly busyId: Asset['id'] | null;
  /** Nothing can be inserted now. */
  readonly isDisabled?: boolean;
  /** Whether there is a canvas that takes a dragged picture. */
  readonly canDrag?: boolean;
  readonly onInsert: (asset: Asset) => void;
  readonly onOpenLibrary: () => void;
}

/** Pictures of the library beside the canvas, to be inserted by dragging, clicking or Enter. */
export function LibraryPanel({
  busyId,
  isDisabled = false,
  canDrag = true,
  onInsert,
  onOpenLibrary,
}: LibraryPanelProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const list = useAssets({ search, tag: '', folder: null, type: 'image' });
  const field = useDebouncedText(search, searchDelay, setSearch);
  return (
    <div className="flex flex-col gap-3 p-2.5">
      <SearchField label={translate('designer.library.search')} maxLength={100} {...field} />
      <Button
        icon={<FolderOpen aria-hidden="true" className="size-4" />}
        onClick={onOpenLibrary}
        variant="secondary"
      >
        {translate('designer.library.open')}
      </Button>
      <PagedList
        empty={
          <p className="px-1 text-13 text-muted">
            {translate(search === '' ? 'designer.library.noPictures' : 'designer.library.none')}
          </p>
        }
        failed={translate('designer.library.failed')}
        itemsOf={(page) => page.assets}
        list={list}
        more={translate('designer.library.more')}
        skeletonClass="h-20"
        skeletonRows={2}
      >
        {(assets) => (
          <ul aria-label={translate('designer.library.title')} className="grid grid-cols-2 gap-1.5">
            {assets.map((asset) => (
              <li key={asset.id}>
                <button
                  aria-busy={busyId === asset.id || undefined}
                  className="relative flex w-full cursor-grab flex-col gap-1 rounded-control border border-line bg-raised p-1.5 text-12 hover:border-line-strong hover:bg-sunken active:cursor-grabbing disabled:cursor-default disabled:opacity-55"
                  disabled={isDisabled}
                  draggable={canDrag}
                  onClick={() => onInsert(asset)}
                  onDragStart={({ dataTransfer }) => {
                    dataTransfer.setData(assetMediaType, JSON.stringify(asset));
                    dataTransfer.effectAllowed = 'copy';
                  }}
                  title={canDrag ? translate('designer.palette.hint') : undefined}
                  type="button"
                >
                  <AssetPicture asset={asset} className="h-16 w-full" />
                  <span className="w-full truncate text-left">{asset.name}</span>
                  {busyId === asset.id ? (
                    <span className="absolute inset-0 grid place-items-center rounded-control bg-raised/70">
                      <Spinner />
                    </span>
                  ) : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
