import { isTurnOver } from '@kilim/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useConnectionState } from '../../../api/realtime.ts';
import { useStudio } from '../session/studio-context.tsx';

const pollInterval = 2_000;

/** While the realtime line is down, a running turn is read again every 2 s, so its end is never missed. */
export function useTurnPolling(): void {
  const { turns } = useStudio();
  const isConnected = useConnectionState() === 'connected';
  const isRunning = useStore(turns, ({ turn }) => turn !== null && !isTurnOver(turn.status));
  useEffect(() => {
    if (isConnected || !isRunning) return;
    const timer = setInterval(() => void turns.refresh().catch(() => undefined), pollInterval);
    return () => clearInterval(timer);
  }, [isConnected, isRunning, turns]);
}
