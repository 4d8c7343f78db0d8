import { AppError } from '@kilim/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { fetchPart } from '../ui/fetch-part.ts';
import { ErrorPanel } from './error-screen.tsx';

export type LoadScreen = () => Promise<ComponentType>;

/**
 * A screen as soon as it has arrived. The router never asks a second time for one that failed, so what stands in its
 * place asks by itself: when it is shown, when it is told to, and when the network is back.
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
  // A new one asks anew.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (Screen !== null) return;
    let isLeft = false;
    const retry = async (): Promise<void> => {
      // A failure changes nothing: the page says already that there is no connection.
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
