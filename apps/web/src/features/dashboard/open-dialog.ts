import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Dialogs of the dashboard that a link can open, by their name in the address. */
const dialogs = ['new', 'import', 'deleted'] as const;
export type DashboardDialog = (typeof dialogs)[number];

/** The dialog that the address names, and what opens another one or none. */
export function useOpenDialog(): readonly [DashboardDialog | null, (dialog: DashboardDialog | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (dialog: DashboardDialog | null) =>
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous);
          for (const name of dialogs) next.delete(name);
          if (dialog !== null) next.set(dialog, '1');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [dialogs.find((name) => search.get(name) === '1') ?? null, open];
}
