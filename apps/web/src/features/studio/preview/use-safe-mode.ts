import { useSearchParams } from 'react-router';
import { safeModeParameter } from '../../../navigation/paths.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import type { StopReason } from './preview-store.ts';

export interface SafeMode {
  /** Why the app is not running; null while it is. */
  readonly stopped: StopReason | null;
  readonly run: () => void;
  readonly stop: () => void;
}

/** Stops the app and runs it again; the project stays open either way. */
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
