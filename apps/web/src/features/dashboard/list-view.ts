import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readStored, writeStored } from '../../storage/browser-storage.ts';

export type ListView = 'grid' | 'list';

/** Pages of the list that an address may ask for at once. */
const pagesMaximum = 20;

const isView = (value: string | null): value is ListView => value === 'grid' || value === 'list';

/** What the address says, else what this device chose the last time. */
export function readListView(search: URLSearchParams, stored: string | null): ListView {
  const named = search.get('view');
  if (isView(named)) return named;
  return isView(stored) ? stored : 'grid';
}

/** How many pages of the list stood open; 1 for an address that says nothing or nonsense. */
export function readPageCount(search: URLSearchParams): number {
  const count = Number(search.get('pages') ?? '1');
  return Number.isInteger(count) && count >= 1 ? Math.min(count, pagesMaximum) : 1;
}

/** Cards or rows: named in the address, remembered by the device. */
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
