import type { ProjectId, UserId } from '@kilim/contract';
import {
  type BusEvent,
  type Channel,
  type Events,
  type ResourceEvent,
  roleChannel,
} from '../../platform/events/index.ts';
import { resolveChannel } from './channels.ts';
import { isResourceChannel, resourceChannels } from './resources.ts';
import type { RequestedSubscription } from './url-subscriptions.ts';

export interface SubscriptionRegistryPorts {
  readonly events: Events;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  /** Sends one event to the subscriptions of its channel. */
  deliver(channel: Channel, event: Exclude<BusEvent, ResourceEvent>, subscriptions: readonly string[]): void;
  /** Sends an event of a document or file. `subscriptions` returns those that want its payload at that moment. */
  deliverResource(event: ResourceEvent, subscriptions: (payload: unknown) => readonly string[]): void;
}

/** Who receives: decides which channels and whose documents and files. */
export interface Subscriber {
  readonly userId: UserId | null;
  /** Roles of the client SDK, such as `any` and `user:ID`. */
  readonly roles: readonly string[];
}

/** A connection's subscriptions: requested and authorised. */
export interface SubscriptionRegistry {
  /** Returns the channels this user may receive. The others are kept and checked again when the user changes. */
  subscribe(requested: RequestedSubscription, subscriber: Subscriber): Promise<string[]>;
  resubscribeAll(subscriber: Subscriber): Promise<void>;
  unsubscribe(subscription: string): void;
  /** Whether the connection would have too many subscriptions or channels with these. */
  exceedsLimits(wanted: readonly RequestedSubscription[]): boolean;
  /** Those that want this payload. */
  subscriptionsTo(channel: Channel, payload: unknown): readonly string[];
  /** Buffers events while any hold is active (calls are counted): before `connected` and while a session is checked. */
  hold(): void;
  release(): void;
  stop(): void;
}

const subscriptionsMaximum = 64;
// Every project channel costs one ownership query.
const channelsMaximum = 256;

export function createSubscriptionRegistry({
  events,
  ownsProject,
  deliver,
  deliverResource,
}: SubscriptionRegistryPorts): SubscriptionRegistry {
  const requested = new Map<string, RequestedSubscription>();
  const active = new Map<Channel, { readonly ids: Set<string>; readonly stop: () => void }>();
  /** Channels of documents and files by their text. */
  const resources = new Map<string, Set<string>>();
  const roleStops = new Map<string, () => void>();
  let lastResource: ResourceEvent | null = null;
  let holdCount = 0;
  let buffered: (() => void)[] = [];
  let isStopped = false;

  const isWanted = (id: string, payload: unknown): boolean => requested.get(id)?.filter?.(payload) ?? true;
  const subscriptionsTo = (channel: Channel, payload: unknown): readonly string[] =>
    [...(active.get(channel)?.ids ?? [])].filter((id) => isWanted(id, payload));
  const push = (send: () => void): void => {
    if (holdCount > 0) buffered.push(send);
    else send();
  };
  const dispatch = (channel: Channel, event: Exclude<BusEvent, ResourceEvent>): void =>
    push(() => {
      // The payload of an account's change is not known yet.
      const ids =
        event.kind === 'account-changed'
          ? [...(active.get(channel)?.ids ?? [])]
          : subscriptionsTo(channel, event);
      if (ids.length > 0) deliver(channel, event, ids);
    });
  const subscriptionsFor = (channels: readonly string[]): readonly string[] => [
    ...new Set(channels.flatMap((text) => [...(resources.get(text) ?? [])])),
  ];
  const dispatchResource = (event: ResourceEvent): void => {
    // A user has several roles that an event may name.
    if (event === lastResource) return;
    lastResource = event;
    const channels = resourceChannels(event);
    if (subscriptionsFor(channels).length === 0) return;
    push(() =>
      deliverResource(event, (payload) => subscriptionsFor(channels).filter((id) => isWanted(id, payload))),
    );
  };
  /** Listens to the roles while there is a channel of documents or files. */
  const listenAs = (roles: readonly string[]): void => {
    const wanted = new Set(resources.size > 0 ? roles : []);
    for (const [role, stop] of roleStops) {
      if (wanted.has(role)) continue;
      stop();
      roleStops.delete(role);
    }
    for (const role of wanted) {
      if (roleStops.has(role)) continue;
      const stop = events.subscribe(roleChannel(role), (event) => {
        if (event.kind === 'resource-changed') dispatchResource(event);
      });
      roleStops.set(role, stop);
    }
  };
  const activate = (channel: Channel, id: string): void => {
    const known = active.get(channel);
    if (known) {
      known.ids.add(id);
      return;
    }
    const stop = events.subscribe(channel, (event) => {
      // The connection itself checks which session ended.
      if (event.kind !== 'session-ended' && event.kind !== 'resource-changed') dispatch(channel, event);
    });
    active.set(channel, { ids: new Set([id]), stop });
  };
  const drop = (id: string): void => {
    for (const [channel, { ids, stop }] of active) {
      if (!ids.delete(id) || ids.size > 0) continue;
      stop();
      active.delete(channel);
    }
    for (const [text, ids] of resources) {
      if (ids.delete(id) && ids.size === 0) resources.delete(text);
    }
  };
  const subscribe: SubscriptionRegistry['subscribe'] = async (subscription, { userId, roles }) => {
    const { id, channels } = subscription;
    drop(id);
    requested.set(id, subscription);
    const accepted: string[] = [];
    for (const text of new Set(channels)) {
      const isResource = isResourceChannel(text);
      const channel = isResource ? null : await resolveChannel(text, { userId, ownsProject });
      if (isStopped) continue;
      if (isResource) resources.set(text, (resources.get(text) ?? new Set()).add(id));
      else if (channel !== null) activate(channel, id);
      else continue;
      accepted.push(text);
    }
    if (!isStopped) listenAs(roles);
    return accepted;
  };

  return {
    subscribe,
    subscriptionsTo,
    resubscribeAll: async (subscriber) => {
      for (const subscription of requested.values()) await subscribe(subscription, subscriber);
    },
    unsubscribe: (id) => {
      drop(id);
      requested.delete(id);
      if (resources.size === 0) listenAs([]);
    },
    exceedsLimits: (wanted) => {
      const all = new Map(requested);
      for (const subscription of wanted) all.set(subscription.id, subscription);
      const channels = [...all.values()].reduce((sum, one) => sum + one.channels.length, 0);
      return all.size > subscriptionsMaximum || channels > channelsMaximum;
    },
    hold: () => {
      holdCount += 1;
    },
    release: () => {
      holdCount -= 1;
      if (holdCount > 0) return;
      const due = buffered;
      buffered = [];
      for (const send of due) send();
    },
    stop: () => {
      isStopped = true;
      for (const { stop } of active.values()) stop();
      active.clear();
      resources.clear();
      listenAs([]);
      buffered = [];
    },
  };
}
