import {
  type AccountEvent,
  accountEvent,
  type ProjectEvent,
  projectEvent,
  type RealtimeFrame,
  type RealtimeRequest,
  realtimeFrame,
  type SiteEvent,
  siteEvent,
} from '@kilim/contract';

/** Channels that a tab can subscribe to. */
export type Channel = 'account' | 'site' | `projects.${string}`;
export type ChannelEvent<Name extends Channel> = Name extends 'account'
  ? AccountEvent
  : Name extends 'site'
    ? SiteEvent
    : ProjectEvent;
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'waiting' | 'refused';

/** The part of a WebSocket that the client uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketListener {
  readonly onMessage: (data: unknown) => void;
  readonly onClose: (code: number) => void;
}

export interface RealtimeOptions {
  readonly openSocket: (listener: SocketListener) => Socket;
  /** Runs an action after a delay in milliseconds; returns a function that cancels it. */
  readonly schedule: (action: () => void, delay: number) => () => void;
}

export interface Realtime {
  /** Subscribes to a channel; returns the unsubscribe function. */
  subscribe<Name extends Channel>(channel: Name, listener: (event: ChannelEvent<Name>) => void): () => void;
  /** Calls the listener when the connection is restored: events may have been missed. */
  onResume(listener: () => void): () => void;
  connectionState(): ConnectionState;
  onStateChange(listener: () => void): () => void;
  /** Reconnects at once instead of after the delay, as when the network returns. */
  retryNow(): void;
}

/** Milliseconds: docs/rules/realtime.md#heartbeat */
const heartbeatInterval = 20_000;
/** Close code of a connection that the server will never accept (policy violation, RFC 6455 7.4.1). */
const policyViolation = 1008;

/** Milliseconds before an attempt to reconnect: docs/rules/realtime.md#reconnect */
export function reconnectDelay(attempt: number): number {
  if (attempt < 5) return 1_000;
  if (attempt < 15) return 5_000;
  return attempt < 100 ? 10_000 : 60_000;
}

function readFrame(data: unknown): RealtimeFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return realtimeFrame.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

function eventSchemaOf(name: string) {
  if (name === 'account') return accountEvent;
  return name === 'site' ? siteEvent : projectEvent;
}

/**
 * One connection for all subscriptions of a tab. It opens with the first subscription, closes after the last, requests
 * channels after `connected`, and drops events that are not in the contract.
 */
export function createRealtime({ openSocket, schedule }: RealtimeOptions): Realtime {
  const listeners = new Map<Channel, Set<(event: never) => void>>();
  const resumeListeners = new Set<() => void>();
  const stateListeners = new Set<() => void>();
  let socket: Socket | undefined;
  let state: ConnectionState = 'idle';
  let attempt = 0;
  let wasConnected = false;
  let requested = new Set<Channel>();
  let cancelHeartbeat = (): void => {};
  let cancelReconnect = (): void => {};

  const setState = (next: ConnectionState): void => {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener();
  };
  const send = (request: RealtimeRequest): void => socket?.send(JSON.stringify(request));

  const requestChannels = (): void => {
    if (state !== 'connected') return;
    const added = [...listeners.keys()].filter((channel) => !requested.has(channel));
    const dropped = [...requested].filter((channel) => !listeners.has(channel));
    if (added.length > 0) {
      send({
        type: 'subscribe',
        data: added.map((channel) => ({ subscriptionId: channel, channels: [channel] })),
      });
    }
    if (dropped.length > 0) {
      send({ type: 'unsubscribe', data: dropped.map((channel) => ({ subscriptionId: channel })) });
    }
    requested = new Set(listeners.keys());
  };

  const beat = (): void => {
    send({ type: 'ping' });
    cancelHeartbeat = schedule(beat, heartbeatInterval);
  };

  const dispatch = (names: readonly string[], payload: unknown): void => {
    for (const name of new Set(names)) {
      const channelListeners = listeners.get(name as Channel);
      if (channelListeners === undefined) continue;
      const event = eventSchemaOf(name).safeParse(payload);
      if (!event.success) continue;
      for (const listener of channelListeners) listener(event.data as never);
    }
  };

  const receive = (data: unknown): void => {
    const frame = readFrame(data);
    if (frame?.type === 'event')
      dispatch([...frame.data.subscriptions, ...frame.data.channels], frame.data.payload);
    if (frame?.type !== 'connected') return;
    attempt = 0;
    setState('connected');
    requestChannels();
    cancelHeartbeat = schedule(beat, heartbeatInterval);
    if (wasConnected) for (const listener of resumeListeners) listener();
    wasConnected = true;
  };

  const reset = (): void => {
    cancelHeartbeat();
    cancelReconnect();
    requested = new Set();
    socket = undefined;
  };

  const connect = (): void => {
    reset();
    setState('connecting');
    const opened = openSocket({
      onMessage(data) {
        if (socket === opened) receive(data);
      },
      onClose(code) {
        if (socket !== opened) return;
        reset();
        setState(code === policyViolation ? 'refused' : 'waiting');
        if (code === policyViolation) return;
        cancelReconnect = schedule(connect, reconnectDelay(attempt));
        attempt += 1;
      },
    });
    socket = opened;
  };

  const disconnect = (): void => {
    const closing = socket;
    reset();
    closing?.close();
    wasConnected = false;
    setState('idle');
  };

  // Changing screens drops and adds channels at the same time, so changes are sent together.
  let isQueued = false;
  const channelsChanged = (): void => {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      if (listeners.size === 0) disconnect();
      else if (state === 'idle') connect();
      else requestChannels();
    });
  };

  return {
    subscribe(channel, listener) {
      const channelListeners = listeners.get(channel) ?? new Set();
      channelListeners.add(listener as (event: never) => void);
      listeners.set(channel, channelListeners);
      channelsChanged();
      return () => {
        channelListeners.delete(listener as (event: never) => void);
        const isEmpty = channelListeners.size === 0;
        if (isEmpty && listeners.get(channel) === channelListeners) listeners.delete(channel);
        channelsChanged();
      };
    },
    onResume(listener) {
      resumeListeners.add(listener);
      return () => void resumeListeners.delete(listener);
    },
    connectionState: () => state,
    onStateChange(listener) {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    retryNow() {
      if (state === 'waiting') connect();
    },
  };
}
