import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { ErrorState } from './error-state.tsx';
import { LoadMore } from './load-more.tsx';
import { Skeleton } from './skeleton.tsx';

export interface PagedListProps<Page, Item> {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly itemsOf: (page: Page) => readonly Item[];
  /** Size of one placeholder row while loading, as class names. */
  readonly skeletonClass: string;
  readonly skeletonRows?: number;
  /** Title of the error. */
  readonly failed: string;
  /** Label of the button for the next page. */
  readonly more: string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list paged by cursor in all its states: loading, failed, empty, loaded with more pages. */
export function PagedList<Page, Item>({
  list,
  itemsOf,
  skeletonClass,
  skeletonRows = 4,
  failed,
  more,
  empty,
  children,
}: PagedListProps<Page, Item>) {
  const translate = useTranslate();
  if (list.isPending) {
    return (
      <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3">
        {Array.from({ length: skeletonRows }, (_row, index) => (
          // Placeholders never change their order.
          <Skeleton key={index} className={skeletonClass} />
        ))}
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={failed}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flatMap(itemsOf);
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      <LoadMore label={more} failed={failed} list={list} />
    </>
  );
}
