import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';

/** Dialogs that a link can open, by their name in the URL. */
const dialogs = ['new', 'import', 'deleted'] as const;
export type DashboardDialog = (typeof dialogs)[number];

/** Marks the history entry that opening a dialog has added. */
const opened = { hasOpenedDialog: true } as const;
const openedState = z.object({ hasOpenedDialog: z.literal(true) });

/**
 * The dialog named in the URL and a function that changes it. Opening adds a history entry, so that the browser's back
 * button closes the dialog, as phone users expect; closing goes back in the history too.
 */
export function useOpenDialog(): readonly [DashboardDialog | null, (dialog: DashboardDialog | null) => void] {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOwnEntry = openedState.safeParse(state).success;
  const current = dialogs.find((name) => search.get(name) === '1') ?? null;
  const open = useCallback(
    (dialog: DashboardDialog | null) => {
      if (dialog === null && isOwnEntry) {
        void navigate(-1);
        return;
      }
      const keeps = dialog === null || current !== null;
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous);
          for (const name of dialogs) next.delete(name);
          if (dialog !== null) next.set(dialog, '1');
          return next;
        },
        keeps
          ? { replace: true, preventScrollReset: true, state }
          : { preventScrollReset: true, state: opened },
      );
    },
    [setSearch, navigate, isOwnEntry, current, state],
  );
  return [current, open];
}
