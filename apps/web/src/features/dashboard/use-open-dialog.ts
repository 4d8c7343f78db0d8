import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { flagParam } from '../../navigation/url-params.ts';
import { useUrlState } from '../../navigation/use-url-state.ts';

/** Dialogs that a link can open, by their name in the URL. */
const dialogs = ['new', 'import', 'deleted'] as const;
export type DashboardDialog = (typeof dialogs)[number];

const dialogParams = { new: flagParam('new'), import: flagParam('import'), deleted: flagParam('deleted') };

/** Marks the history entry that opening a dialog has added. */
const opened = { hasOpenedDialog: true } as const;
const openedState = z.object({ hasOpenedDialog: z.literal(true) });

/**
 * The dialog named in the URL and a function that changes it. Opening adds a history entry, so that the browser's back
 * button closes the dialog, as phone users expect; closing goes back in the history too.
 */
export function useOpenDialog(): readonly [DashboardDialog | null, (dialog: DashboardDialog | null) => void] {
  const { state: isNamed, change } = useUrlState(dialogParams);
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOwnEntry = openedState.safeParse(state).success;
  const current = dialogs.find((name) => isNamed[name]) ?? null;
  const open = useCallback(
    (dialog: DashboardDialog | null) => {
      if (dialog === null && isOwnEntry) {
        void navigate(-1);
        return;
      }
      const keepsEntry = dialog === null || current !== null;
      change(
        { new: dialog === 'new', import: dialog === 'import', deleted: dialog === 'deleted' },
        keepsEntry
          ? { replace: true, preventScrollReset: true, state }
          : { preventScrollReset: true, state: opened },
      );
    },
    [change, navigate, isOwnEntry, current, state],
  );
  return [current, open];
}
