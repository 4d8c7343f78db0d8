import type { ProjectId, RealtimeFrame, RealtimeRequest, UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import {
  accountChannel,
  type BusEvent,
  type Events,
  type ResourceEvent,
} from '../../platform/events/index.ts';
import { closeCodes, readRequest, writeError, writeEvent, writeResourceEvent } from './frames.ts';
import { createMessageRateLimit } from './message-rate-limit.ts';
import { createSubscriptionRegistry, type Subscriber } from './subscription-registry.ts';
import { filterBy, type RequestedSubscription, type UrlSubscriptions } from './url-subscriptions.ts';

/** The connection's user; `user` is sent in `connected` and `authentication`. */
export interface Identity {
  readonly userId: UserId;
  readonly user: unknown;
  /** Roles of the client SDK; by default those that every user has. */
  readonly roles?: readonly string[];
}

const guest: Subscriber = { userId: null, roles: ['any', 'guests'] };

function subscriberOf(identity: Identity | null): Subscriber {
  if (identity === null) return guest;
  const { userId, roles = ['any', 'users', `user:${userId}`] } = identity;
  return { userId, roles };
}

/** The websocket operations that a connection needs. */
export interface Wire {
  /** Bytes that the client has not received yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  /** Terminates without a closing handshake. */
  cut(): void;
}

export interface ConnectionPorts {
  readonly clock: Clock;
  readonly events: Events;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  /** The document of an event as a user may read it at this moment; null when it is missing or hidden. */
  readDocument(userId: UserId | null, event: ResourceEvent): Promise<unknown>;
  /** The identity of a session token sent by message. */
  authenticate(session: string): Promise<Identity | null>;
}

export interface Connection {
  /** Sends `connected` and subscribes to the channels of the URL. */
  start(identify: () => Promise<Identity | null>, requested: UrlSubscriptions): void;
  receive(text: string): void;
  /** Records a heartbeat, such as a protocol-level pong. */
  touch(): void;
  /** Terminates the connection after 90 s without a heartbeat. */
  sweep(): void;
  /** Releases all subscriptions; called when the socket closes. */
  stop(): void;
}

/** docs/rules/realtime.md#heartbeat */
const heartbeatTimeout = 90_000;
const unreadableQuery = writeError(closeCodes.unreadable, 'A query was not understood.');
const unsentBytesMaximum = 4 * 1_048_576;

export function createConnection(wire: Wire, ports: ConnectionPorts): Connection {
  const { clock, events, ownsProject } = ports;
  const isWithinRateLimit = createMessageRateLimit(clock);
  let identify: () => Promise<Identity | null> = async () => null;
  let identity: Identity | null = null;
  let stopWatching = (): void => {};
  let isOpen = true;
  let lastSeen = clock.now();

  const stop = (): void => {
    isOpen = false;
    stopWatching();
    registry.stop();
  };
  const close = (code: number): void => {
    stop();
    wire.close(code);
  };
  const cut = (): void => {
    stop();
    wire.cut();
  };
  const send = (frame: RealtimeFrame): void => {
    if (!isOpen) return;
    if (wire.bufferedAmount > unsentBytesMaximum) cut();
    else wire.send(JSON.stringify(frame));
  };
  const registry = createSubscriptionRegistry({
    events,
    ownsProject,
    deliver: (channel, event, subscriptions) => {
      if (event.kind !== 'account-changed') {
        send(writeEvent(channel, event, subscriptions, clock.now()));
        return;
      }
      enqueue(async () => {
        const payload = event.payload ?? (await identify())?.user;
        const ids = registry.subscriptionsTo(channel, payload);
        if (payload === undefined || ids.length === 0) return;
        send(writeEvent(channel, event, ids, clock.now(), payload));
      });
    },
    deliverResource: (event, subscriptions) => {
      // After the messages and events before it, so that it is read as the user of this moment.
      enqueue(async () => {
        const { userId, roles } = subscriberOf(identity);
        if (!event.roles.some((role) => roles.includes(role))) return;
        const payload = event.payload ?? (await ports.readDocument(userId, event));
        const ids = subscriptions(payload);
        if (payload !== null && ids.length > 0) send(writeResourceEvent(event, payload, ids, clock.now()));
      });
    },
  });

  // Sequential: a subscription must not overtake the authentication before it.
  let work = Promise.resolve();
  const enqueue = (step: () => Promise<void> | void): void => {
    work = work
      .then(async () => {
        if (isOpen) await step();
      })
      .catch(() => {
        if (isOpen) close(closeCodes.failed);
      });
  };

  /** A session of this user ended: buffer events until it is known whether it was this connection's. */
  const checkSession = (ended: Identity, event: Exclude<BusEvent, ResourceEvent>): void => {
    registry.hold();
    enqueue(async () => {
      const current = await identify();
      if (current?.userId === ended.userId) {
        registry.release();
        return;
      }
      const channel = accountChannel(ended.userId);
      const subscriptions = registry.subscriptionsTo(channel, event);
      if (subscriptions.length > 0) send(writeEvent(channel, event, subscriptions, clock.now()));
      close(closeCodes.away);
    });
  };
  const setIdentity = (next: Identity | null): void => {
    stopWatching();
    identity = next;
    stopWatching =
      next === null
        ? () => {}
        : events.subscribe(accountChannel(next.userId), (event) => {
            if (event.kind === 'session-ended') checkSession(next, event);
          });
  };

  const subscribe = async (data: Extract<RealtimeRequest, { type: 'subscribe' }>['data']): Promise<void> => {
    const wanted: RequestedSubscription[] = [];
    for (const { subscriptionId: id, channels, queries = [] } of data) {
      const requested = filterBy({ id, channels }, queries);
      if (requested === null) {
        send(unreadableQuery);
        return;
      }
      wanted.push(requested);
    }
    if (registry.exceedsLimits(wanted)) {
      send(writeError(closeCodes.unreadable, 'Too many subscriptions.'));
      return;
    }
    const subscriptions: { subscriptionId: string; channels: string[] }[] = [];
    for (const requested of wanted) {
      const channels = await registry.subscribe(requested, subscriberOf(identity));
      subscriptions.push({ subscriptionId: requested.id, channels });
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
    await registry.resubscribeAll(subscriberOf(found));
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
        for (const { subscriptionId } of request.data) registry.unsubscribe(subscriptionId);
        send({ type: 'response', data: { to: 'unsubscribe', success: true } });
        return;
      case 'authentication':
        await authenticate(request.data.session);
        return;
    }
  };

  return {
    start: (findIdentity, { subscriptions, bySlot, hasUnreadable }) => {
      identify = findIdentity;
      registry.hold();
      enqueue(async () => {
        setIdentity(await identify());
        const channels = new Set<string>();
        for (const requested of subscriptions) {
          const accepted = await registry.subscribe(requested, subscriberOf(identity));
          for (const text of accepted) channels.add(text);
        }
        send({
          type: 'connected',
          data: { channels: [...channels], subscriptions: bySlot, user: identity?.user ?? null },
        });
        if (hasUnreadable) send(unreadableQuery);
        registry.release();
      });
    },
    receive: (text) => {
      lastSeen = clock.now();
      if (!isOpen) return;
      if (!isWithinRateLimit()) {
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
      if (isOpen && clock.now() - lastSeen > heartbeatTimeout) cut();
    },
    stop,
  };
}
