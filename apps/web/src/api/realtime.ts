import { useSyncExternalStore } from 'react';
import { apiBase } from './client.ts';
import { type Channel, type ChannelEvent, type ConnectionState, createRealtime } from './realtime-socket.ts';

// The one realtime connection of this tab.

const realtime = createRealtime({
  openSocket({ onMessage, onClose }) {
    const address = new URL(`${apiBase}/realtime`, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data));
    socket.addEventListener('close', (event) => onClose(event.code));
    return socket;
  },
  schedule(action, delay) {
    const timer = setTimeout(action, delay);
    return () => clearTimeout(timer);
  },
});

if (typeof window !== 'undefined') window.addEventListener('online', () => realtime.retryNow());

/** Hears a channel's events until the answered function is called. */
export function subscribe<Name extends Channel>(
  channel: Name,
  listener: (event: ChannelEvent<Name>) => void,
): () => void {
  return realtime.subscribe(channel, listener);
}

/** Hears that the connection came back after a loss, so what may have been missed is read again. */
export function onResume(listener: () => void): () => void {
  return realtime.onResume(listener);
}

/** State of the connection; the component follows it. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(realtime.onStateChange, realtime.connectionState);
}
