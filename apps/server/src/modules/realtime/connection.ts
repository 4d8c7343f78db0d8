import type { ProjectId, RealtimeFrame, RealtimeRequest, UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { accountChannel, type BusEvent, type Channel, type Events } from '../../platform/events/index.ts';
import { resolveChannel } from './channels.ts';
import { closeCodes, readRequest, writeError, writeEvent } from './frames.ts';
import type { RequestedSubscription, UrlSubscriptions } from './url-subscriptions.ts';

/** Who is listening; `user` is what `connected` and `authentication` answer. */
export interface Identity {
  readonly userId: UserId;
  readonly user: unknown;
}

/** The part of a websocket that a connection uses. */
export interface Wire {
  /** Bytes that the other side has not taken yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  /** Cuts without waiting for the other side. */
  cut(): void;
}

export interface ConnectionPorts {
  readonly clock: Clock;
  readonly events: Events;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  /** Identity behind a session token that came as a message. */
  authenticate(session: string): Promise<Identity | null>;
}

export interface Connection {
  /** Says `connected` and begins to hear the channels of the URL. */
  start(identify: () => Promise<Identity | null>, requested: UrlSubscriptions): void;
  receive(text: string): void;
  /** Any sign of life, such as a protocol-level pong. */
  touch(): void;
  /** Cuts a connection that said nothing for 90 s. */
  sweep(): void;
  /** The socket is closed: nothing is heard any more. */
  stop(): void;
}

const messagesPerMinute = 32;
const subscriptionsMaximum = 64;
// Each channel of a project costs a look at whose it is.
const channelsMaximum = 256;
const silenceMaximum = 90_000;
const unsentMaximum = 4 * 1_048_576;

export function createConnection(wire: Wire, ports: ConnectionPorts): Connection {
  const { clock, events } = ports;
  const requested = new Map<string, readonly string[]>();
  /** Bus channel → how to stop hearing it and which subscriptions it matched. */
  const heard = new Map<Channel, { readonly ids: Set<string>; readonly stop: () => void }>();
  const messageTimes: number[] = [];
  let identify: () => Promise<Identity | null> = async () => null;
  let identity: Identity | null = null;
  let stopWatching = (): void => {};
  let isOpen = true;
  let lastSeen = clock.now();
  /** While somebody holds, events wait: nothing comes before `connected`, nor while a session is checked. */
  let holders = 0;
  let waiting: (() => void)[] = [];

  const close = (code: number): void => {
    stop();
    wire.close(code);
  };
  const send = (frame: RealtimeFrame): void => {
    if (!isOpen) return;
    if (wire.bufferedAmount > unsentMaximum) {
      stop();
      wire.cut();
      return;
    }
    wire.send(JSON.stringify(frame));
  };
  const deliver = (channel: Channel, event: BusEvent): void => {
    if (event.kind === 'session-ended') return;
    const push = (): void => {
      const ids = heard.get(channel)?.ids;
      if (ids) send(writeEvent(channel, event, [...ids], clock.now()));
    };
    if (holders > 0) waiting.push(push);
    else push();
  };
  const letGo = (): void => {
    holders -= 1;
    if (holders > 0) return;
    const due = waiting;
    waiting = [];
    for (const push of due) push();
  };

  // One after the other: a subscription must not overtake the authentication before it.
  let work = Promise.resolve();
  const enqueue = (step: () => Promise<void> | void): void => {
    work = work.then(async () => {
      if (isOpen) await step();
    });
    work = work.catch(() => {
      if (isOpen) close(closeCodes.failed);
    });
  };

  const hear = (channel: Channel, id: string): void => {
    const known = heard.get(channel);
    if (known) known.ids.add(id);
    else {
      const stopHearing = events.subscribe(channel, (event) => deliver(channel, event));
      heard.set(channel, { ids: new Set([id]), stop: stopHearing });
    }
  };
  const forget = (id: string): void => {
    for (const [channel, { ids, stop: stopHearing }] of heard) {
      if (!ids.delete(id) || ids.size > 0) continue;
      stopHearing();
      heard.delete(channel);
    }
  };
  /** Answers the texts that this person may hear; the others are dropped. */
  const listen = async ({ id, channels }: RequestedSubscription): Promise<string[]> => {
    forget(id);
    requested.set(id, channels);
    const accepted: string[] = [];
    const userId = identity?.userId ?? null;
    for (const text of new Set(channels)) {
      const channel = await resolveChannel(text, { userId, ownsProject: ports.ownsProject });
      if (channel === null || !isOpen) continue;
      hear(channel, id);
      accepted.push(text);
    }
    return accepted;
  };
  const listenAgain = async (): Promise<void> => {
    for (const [id, channels] of requested) await listen({ id, channels });
  };

  const setIdentity = (next: Identity | null): void => {
    stopWatching();
    stopWatching = () => {};
    identity = next;
    if (next === null) return;
    const channel = accountChannel(next.userId);
    stopWatching = events.subscribe(channel, (event) => {
      if (event.kind === 'session-ended') checkSession(channel, event);
    });
  };
  /** One of the person's sessions ended: nothing more is told until it is known that it was another one. */
  const checkSession = (channel: Channel, event: BusEvent): void => {
    holders += 1;
    enqueue(async () => {
      const current = await identify();
      if (current !== null && current.userId === identity?.userId) {
        letGo();
        return;
      }
      const ids = heard.get(channel)?.ids;
      if (ids) send(writeEvent(channel, event, [...ids], clock.now()));
      close(closeCodes.away);
    });
  };

  const subscribe = async (data: Extract<RealtimeRequest, { type: 'subscribe' }>['data']): Promise<void> => {
    const wanted = new Map(requested);
    for (const { subscriptionId, channels } of data) wanted.set(subscriptionId, channels);
    if (wanted.size > subscriptionsMaximum || [...wanted.values()].flat().length > channelsMaximum) {
      send(writeError(closeCodes.unreadable, 'Too many subscriptions.'));
      return;
    }
    const subscriptions: { subscriptionId: string; channels: string[] }[] = [];
    for (const { subscriptionId, channels } of data) {
      subscriptions.push({ subscriptionId, channels: await listen({ id: subscriptionId, channels }) });
    }
    send({ type: 'response', data: { to: 'subscribe', success: true, subscriptions } });
  };
  const authenticate = async (session: string): Promise<void> => {
    const found = await ports.authenticate(session);
    if (found === null) {
      send(writeError(closeCodes.unreadable, 'The session is not valid.'));
      return;
    }
    identify = () => ports.authenticate(session);
    setIdentity(found);
    await listenAgain();
    send({ type: 'response', data: { to: 'authentication', success: true, user: found.user } });
  };
  const answer = async (request: RealtimeRequest): Promise<void> => {
    switch (request.type) {
      case 'ping':
        send({ type: 'pong' });
        return;
      case 'subscribe':
        await subscribe(request.data);
        return;
      case 'unsubscribe':
        for (const { subscriptionId } of request.data) {
          forget(subscriptionId);
          requested.delete(subscriptionId);
        }
        send({ type: 'response', data: { to: 'unsubscribe', success: true } });
        return;
      case 'authentication':
        await authenticate(request.data.session);
        return;
    }
  };

  const isTooFast = (): boolean => {
    const now = clock.now();
    while (messageTimes[0] !== undefined && now - messageTimes[0] >= 60_000) messageTimes.shift();
    messageTimes.push(now);
    return messageTimes.length > messagesPerMinute;
  };

  const stop = (): void => {
    isOpen = false;
    stopWatching();
    for (const { stop: stopHearing } of heard.values()) stopHearing();
    heard.clear();
    waiting = [];
  };

  return {
    start: (findIdentity, { subscriptions, bySlot }) => {
      identify = findIdentity;
      holders += 1;
      enqueue(async () => {
        setIdentity(await identify());
        const channels = new Set<string>();
        for (const subscription of subscriptions) {
          for (const text of await listen(subscription)) channels.add(text);
        }
        send({
          type: 'connected',
          data: { channels: [...channels], subscriptions: bySlot, user: identity?.user ?? null },
        });
        letGo();
      });
    },
    receive: (text) => {
      lastSeen = clock.now();
      if (!isOpen) return;
      if (isTooFast()) {
        send(writeError(closeCodes.busy, 'Too many messages.'));
        close(closeCodes.busy);
        return;
      }
      const request = readRequest(text);
      if (request) enqueue(() => answer(request));
      else enqueue(() => send(writeError(closeCodes.unreadable, 'The message was not understood.')));
    },
    touch: () => {
      lastSeen = clock.now();
    },
    sweep: () => {
      if (!isOpen || clock.now() - lastSeen <= silenceMaximum) return;
      stop();
      wire.cut();
    },
    stop,
  };
}
