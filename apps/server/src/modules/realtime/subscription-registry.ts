import type { ProjectId, UserId } from '@kilim/contract';
import type { BusEvent, Channel, Events } from '../../platform/events/index.ts';
import { resolveChannel } from './channels.ts';
import type { RequestedSubscription } from './url-subscriptions.ts';

export interface SubscriptionRegistryPorts {
  readonly events: Events;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  /** Sends one event to the subscriptions of its channel. */
  deliver(channel: Channel, event: BusEvent, subscriptions: readonly string[]): void;
}

/** A connection's subscriptions: requested and authorised. */
export interface SubscriptionRegistry {
  /** Returns the channels this user may receive. The others are kept and checked again when the user changes. */
  subscribe(requested: RequestedSubscription, userId: UserId | null): Promise<string[]>;
  resubscribeAll(userId: UserId): Promise<void>;
  unsubscribe(subscription: string): void;
  /** Whether the connection would have too many subscriptions or channels with these. */
  exceedsLimits(wanted: readonly RequestedSubscription[]): boolean;
  subscriptionsTo(channel: Channel): readonly string[];
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
}: SubscriptionRegistryPorts): SubscriptionRegistry {
  const requested = new Map<string, readonly string[]>();
  const active = new Map<Channel, { readonly ids: Set<string>; readonly stop: () => void }>();
  let holdCount = 0;
  let buffered: (() => void)[] = [];
  let isStopped = false;

  const subscriptionsTo = (channel: Channel): readonly string[] => [...(active.get(channel)?.ids ?? [])];
  const dispatch = (channel: Channel, event: BusEvent): void => {
    const push = (): void => {
      const ids = subscriptionsTo(channel);
      if (ids.length > 0) deliver(channel, event, ids);
    };
    if (holdCount > 0) buffered.push(push);
    else push();
  };
  const activate = (channel: Channel, id: string): void => {
    const known = active.get(channel);
    if (known) {
      known.ids.add(id);
      return;
    }
    const stop = events.subscribe(channel, (event) => {
      // The connection itself checks which session ended.
      if (event.kind !== 'session-ended') dispatch(channel, event);
    });
    active.set(channel, { ids: new Set([id]), stop });
  };
  const drop = (id: string): void => {
    for (const [channel, { ids, stop }] of active) {
      if (!ids.delete(id) || ids.size > 0) continue;
      stop();
      active.delete(channel);
    }
  };
  const subscribe: SubscriptionRegistry['subscribe'] = async ({ id, channels }, userId) => {
    drop(id);
    requested.set(id, channels);
    const accepted: string[] = [];
    for (const text of new Set(channels)) {
      const channel = await resolveChannel(text, { userId, ownsProject });
      if (channel === null || isStopped) continue;
      activate(channel, id);
      accepted.push(text);
    }
    return accepted;
  };

  return {
    subscribe,
    subscriptionsTo,
    resubscribeAll: async (userId) => {
      for (const [id, channels] of requested) await subscribe({ id, channels }, userId);
    },
    unsubscribe: (id) => {
      drop(id);
      requested.delete(id);
    },
    exceedsLimits: (wanted) => {
      const all = new Map(requested);
      for (const { id, channels } of wanted) all.set(id, channels);
      return all.size > subscriptionsMaximum || [...all.values()].flat().length > channelsMaximum;
    },
    hold: () => {
      holdCount += 1;
    },
    release: () => {
      holdCount -= 1;
      if (holdCount > 0) return;
      const due = buffered;
      buffered = [];
      for (const push of due) push();
    },
    stop: () => {
      isStopped = true;
      for (const { stop } of active.values()) stop();
      active.clear();
      buffered = [];
    },
  };
}
