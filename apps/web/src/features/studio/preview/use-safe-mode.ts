import { safeModeParameter } from '../../../navigation/paths.ts';
import type { UrlParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import type { StopReason } from './preview-store.ts';

export interface SafeMode {
  /** Why the app does not run; null while it runs. */
  readonly stopped: StopReason | null;
  readonly run: () => void;
  readonly stop: () => void;
}

/** The parameter counts with any value, also without one. */
const isSafeMode: UrlParam<boolean> = {
  name: safeModeParameter,
  parse: (text) => text !== null,
  format: (isOn) => (isOn ? '1' : null),
};
const safeModeParams = { isSafeMode };

/** Stops and runs the app of the open project: docs/rules/studio.md#safe-mode */
export function useSafeMode(): SafeMode {
  const { preview } = useStudio();
  const stopped = usePreview((view) => view.stopped);
  const { state, change } = useUrlState(safeModeParams);
  return {
    stopped,
    run() {
      preview.change({ stopped: null });
      if (state.isSafeMode) change({ isSafeMode: false });
    },
    stop() {
      preview.change({ stopped: 'requested', state: { kind: 'starting', lastGood: false } });
    },
  };
}
