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

/** What a tab may listen to. */
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
  /** Runs an action after a delay in ms and answers how to cancel it. */
  readonly schedule: (action: () => void, delay: number) => () => void;
}

export interface Realtime {
  /** Hears a channel's events until the answered function is called. */
  subscribe<Name extends Channel>(channel: Name, listener: (event: ChannelEvent<Name>) => void): () => void;
  /** Hears that the connection came back after a loss: events may have been missed in between. */
  onResume(listener: () => void): () => void;
  connectionState(): ConnectionState;
  onStateChange(listener: () => void): () => void;
  /** Stops waiting and connects at once, as when the network is back. */
  retryNow(): void;
}

/** docs/rules/realtime.md#heartbeat */
const heartbeatInterval = 20_000;
/** The server closes with this code when it will never accept the connection (wire-contract.md §6). */
const refusedForGood = 1008;

/** customer.md §9: 1 s under 5 attempts, 5 s under 15, 10 s under 100, then 60 s. */
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

function eventShapeOf(name: string) {
  if (name === 'account') return accountEvent;
  return name === 'site' ? siteEvent : projectEvent;
}

/**
 * One connection for everything that a tab hears. It opens with the first subscription, closes after the last, waits
 * for `connected` before it asks for channels, and drops events that the contract does not know.
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
  let cancelWait = (): void => {};

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

  const ping = (): void => {
    send({ type: 'ping' });
    cancelHeartbeat = schedule(ping, heartbeatInterval);
  };

  const dispatch = (names: readonly string[], payload: unknown): void => {
    for (const name of new Set(names)) {
      const heard = listeners.get(name as Channel);
      if (heard === undefined) continue;
      const event = eventShapeOf(name).safeParse(payload);
      if (!event.success) continue;
      for (const listener of heard) listener(event.data as never);
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
    cancelHeartbeat = schedule(ping, heartbeatInterval);
    if (wasConnected) for (const listener of resumeListeners) listener();
    wasConnected = true;
  };

  const forget = (): void => {
    cancelHeartbeat();
    cancelWait();
    requested = new Set();
    socket = undefined;
  };

  const connect = (): void => {
    forget();
    setState('connecting');
    const opened = openSocket({
      onMessage(data) {
        if (socket === opened) receive(data);
      },
      onClose(code) {
        if (socket !== opened) return;
        forget();
        setState(code === refusedForGood ? 'refused' : 'waiting');
        if (code === refusedForGood) return;
        cancelWait = schedule(connect, reconnectDelay(attempt));
        attempt += 1;
      },
    });
    socket = opened;
  };

  const disconnect = (): void => {
    const closing = socket;
    forget();
    closing?.close();
    wasConnected = false;
    setState('idle');
  };

  // Leaving one screen for another drops and adds channels in one go: changes are sent together.
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
      const heard = listeners.get(channel) ?? new Set();
      heard.add(listener as (event: never) => void);
      listeners.set(channel, heard);
      channelsChanged();
      return () => {
        heard.delete(listener as (event: never) => void);
        if (heard.size === 0 && listeners.get(channel) === heard) listeners.delete(channel);
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
