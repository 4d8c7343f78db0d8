import { useSearchParams } from 'react-router';
import { safeModeParameter } from '../../../navigation/paths.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import type { StopReason } from './preview-store.ts';

export interface SafeMode {
  /** Why the app does not run; null while it runs. */
  readonly stopped: StopReason | null;
  readonly run: () => void;
  readonly stop: () => void;
}

/** Stops and runs the app of the open project: docs/rules/studio.md#safe-mode */
export function useSafeMode(): SafeMode {
  const { preview } = useStudio();
  const stopped = usePreview((view) => view.stopped);
  const [parameters, setParameters] = useSearchParams();
  return {
    stopped,
    run() {
      preview.change({ stopped: null });
      if (!parameters.has(safeModeParameter)) return;
      const rest = new URLSearchParams(parameters);
      rest.delete(safeModeParameter);
      setParameters(rest, { replace: true });
    },
    stop() {
      preview.change({ stopped: 'requested', state: { kind: 'starting', lastGood: false } });
    },
  };
}
