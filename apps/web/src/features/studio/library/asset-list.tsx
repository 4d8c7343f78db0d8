import type { Asset } from '@kilim/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { VirtualRows } from '../../../ui/virtual-rows.tsx';
import type { AssetFilter, useAssets } from '../api/assets.ts';
import { noFilter } from './library-filters.tsx';

/** A longer list renders its visible rows only. Heights in pixels. */
const virtualFrom = 100;
const listHeight = 400;
const rowHeight = 80;

interface AssetListProps {
  readonly list: ReturnType<typeof useAssets>;
  readonly filter: AssetFilter;
  readonly onFilter: (filter: AssetFilter) => void;
  readonly children: (asset: Asset) => ReactNode;
}

/** The files of the library in all states of the list. */
export function AssetList({ list, filter, onFilter, children }: AssetListProps) {
  const translate = useTranslate();
  const label = translate('designer.library.title');
  const isFiltered =
    filter.search !== '' || filter.tag !== '' || filter.folder !== null || filter.type !== null;
  return (
    <PagedList
      empty={
        isFiltered ? (
          <EmptyState
            action={
              <Button onClick={() => onFilter(noFilter)} variant="secondary">
                {translate('designer.library.showAll')}
              </Button>
            }
            description={translate('designer.library.noneHint')}
            title={translate('designer.library.none')}
          />
        ) : (
          <EmptyState
            description={translate('designer.library.emptyHint')}
            title={translate('designer.library.empty')}
          />
        )
      }
      failed={translate('designer.library.failed')}
      itemsOf={(page) => page.assets}
      list={list}
      more={translate('designer.library.more')}
      skeletonClass="h-16"
      skeletonRows={3}
    >
      {(assets) =>
        assets.length > virtualFrom ? (
          <VirtualRows
            height={listHeight}
            items={assets}
            keyOf={({ id }) => id}
            label={label}
            onEnd={() => {
              if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
            }}
            rowHeight={rowHeight}
          >
            {children}
          </VirtualRows>
        ) : (
          <ul aria-label={label} className="overflow-y-auto" style={{ maxHeight: listHeight }}>
            {assets.map((asset) => (
              <li key={asset.id} style={{ height: rowHeight }}>
                {children(asset)}
              </li>
            ))}
          </ul>
        )
      }
    </PagedList>
  );
}
