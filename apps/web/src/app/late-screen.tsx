import { AppError } from '@kilim/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { fetchPart } from '../ui/fetch-part.ts';
import { ErrorPanel } from './error-screen.tsx';

export type LoadScreen = () => Promise<ComponentType>;

/**
 * Renders a screen whose chunk failed to load, and retries. The router never retries a failed lazy route, so this
 * component does: when it is shown, on press, and when the network returns.
 */
export async function loadScreen(load: LoadScreen): Promise<ComponentType> {
  try {
    return await fetchPart(load);
  } catch (failure) {
    let arrived: ComponentType | null = null;
    const loadOnce = async (): Promise<ComponentType> => {
      arrived = await fetchPart(load);
      return arrived;
    };
    return function Late() {
      return <LateScreen arrived={arrived} failure={failure} load={loadOnce} />;
    };
  }
}

interface LateScreenProps {
  readonly arrived: ComponentType | null;
  readonly failure: unknown;
  readonly load: LoadScreen;
}

function LateScreen({ arrived, failure, load }: LateScreenProps) {
  const [Screen, setScreen] = useState(() => arrived);
  // Bump to retry.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (Screen !== null) return;
    let isLeft = false;
    const retry = async (): Promise<void> => {
      // Nothing to do on failure: the offline message is already shown.
      const loaded = await load().catch(() => null);
      if (loaded !== null && !isLeft) setScreen(() => loaded);
    };
    void retry();
    window.addEventListener('online', retry);
    return () => {
      isLeft = true;
      window.removeEventListener('online', retry);
    };
  }, [Screen, attempt, load]);
  if (Screen !== null) return <Screen />;
  return (
    <ErrorPanel
      error={new AppError('general_unavailable', { cause: failure })}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
