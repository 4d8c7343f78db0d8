import type { ProjectId } from '@kilim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { openStudioSession, type StudioSession } from './studio-session.ts';

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly session: StudioSession }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

interface Options {
  readonly projectId: ProjectId;
  readonly queryClient: QueryClient;
  readonly onDeleted: () => void;
}

/** Opens the session once `isReady`, and closes it when the component unmounts. */
export function useStudioSession(isReady: boolean, { projectId, queryClient, onDeleted }: Options): Opened {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  const deleted = useEffectEvent(onDeleted);
  useEffect(() => {
    if (!isReady) return;
    // A change of `attempt` reopens the session after a failure.
    const session = openStudioSession({ projectId, queryClient, onDeleted: () => deleted() });
    let isCurrent = true;
    const retry = (): void => {
      setOpened({ kind: 'opening' });
      setAttempt((count) => count + 1);
    };
    session.start().then(
      () => isCurrent && setOpened({ kind: 'open', session }),
      (error: unknown) => isCurrent && setOpened({ kind: 'failed', error, retry }),
    );
    return () => {
      isCurrent = false;
      session.close();
    };
  }, [isReady, projectId, queryClient, attempt]);
  return opened;
}
