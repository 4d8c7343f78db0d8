import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readStored, writeStored } from '../../storage/browser-storage.ts';

export type ListView = 'grid' | 'list';

/** Maximum number of list pages that a URL may restore. */
const pagesMaximum = 20;

const isView = (value: string | null): value is ListView => value === 'grid' || value === 'list';

/** The view in the URL, else the last one chosen on this device. */
export function readListView(search: URLSearchParams, stored: string | null): ListView {
  const named = search.get('view');
  if (isView(named)) return named;
  return isView(stored) ? stored : 'grid';
}

/** The number of open list pages in the URL; 1 when missing or invalid. */
export function readPageCount(search: URLSearchParams): number {
  const count = Number(search.get('pages') ?? '1');
  return Number.isInteger(count) && count >= 1 ? Math.min(count, pagesMaximum) : 1;
}

/** Grid or list: stored in the URL and on the device. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (view: ListView) => {
      writeStored('dashboard-view', view);
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.set('view', view);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return [readListView(search, readStored('dashboard-view')), choose];
}
