import { useSyncExternalStore } from 'react';
import { apiBase } from './client.ts';
import { type Channel, type ChannelEvent, type ConnectionState, createRealtime } from './realtime-socket.ts';

// The realtime connection of this tab, shared by all subscribers.

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

/** Subscribes to a channel; returns the unsubscribe function. */
export function subscribe<Name extends Channel>(
  channel: Name,
  listener: (event: ChannelEvent<Name>) => void,
): () => void {
  return realtime.subscribe(channel, listener);
}

/** Calls the listener when the connection is restored, to refetch what may have been missed; returns the unsubscribe function. */
export function onResume(listener: () => void): () => void {
  return realtime.onResume(listener);
}

/** The state of the connection; re-renders the component when it changes. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(realtime.onStateChange, realtime.connectionState);
}
