import { isTurnOver } from '@kilim/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useConnectionState } from '../../../api/realtime.ts';
import { useStudio } from '../session/studio-context.tsx';

const pollInterval = 2_000;

/** Polls a running turn every 2 s while the realtime connection is down. */
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
