import type { ProjectId, UserId } from '@kilim/contract';
import type { BusEvent, Channel, Events } from '../../platform/events/index.ts';
import { resolveChannel } from './channels.ts';
import type { RequestedSubscription } from './url-subscriptions.ts';

export interface HearingPorts {
  readonly events: Events;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  /** One event for the subscriptions that asked for its channel. */
  tell(channel: Channel, event: BusEvent, subscriptions: readonly string[]): void;
}

/** What one connection asked for and what of it it hears. */
export interface Hearing {
  /** Answers the texts that this person may hear; the others are dropped, but asked again when the person changes. */
  listen(requested: RequestedSubscription, userId: UserId | null): Promise<string[]>;
  listenAgain(userId: UserId): Promise<void>;
  forget(subscription: string): void;
  /** Whether these would be more than anybody needs. */
  isTooMuch(wanted: readonly RequestedSubscription[]): boolean;
  subscriptionsTo(channel: Channel): readonly string[];
  /** Events wait until as many have let go as have held: before `connected`, and while a session is checked. */
  hold(): void;
  letGo(): void;
  stop(): void;
}

const subscriptionsMaximum = 64;
// Each channel of a project costs a look at whose it is.
const channelsMaximum = 256;

export function createHearing({ events, ownsProject, tell }: HearingPorts): Hearing {
  const requested = new Map<string, readonly string[]>();
  const heard = new Map<Channel, { readonly ids: Set<string>; readonly stop: () => void }>();
  let holders = 0;
  let waiting: (() => void)[] = [];
  let isStopped = false;

  const subscriptionsTo = (channel: Channel): readonly string[] => [...(heard.get(channel)?.ids ?? [])];
  const pass = (channel: Channel, event: BusEvent): void => {
    const push = (): void => {
      const ids = subscriptionsTo(channel);
      if (ids.length > 0) tell(channel, event, ids);
    };
    if (holders > 0) waiting.push(push);
    else push();
  };
  const hear = (channel: Channel, id: string): void => {
    const known = heard.get(channel);
    if (known) {
      known.ids.add(id);
      return;
    }
    const stop = events.subscribe(channel, (event) => {
      // The connection itself finds out whose session it was.
      if (event.kind !== 'session-ended') pass(channel, event);
    });
    heard.set(channel, { ids: new Set([id]), stop });
  };
  const drop = (id: string): void => {
    for (const [channel, { ids, stop }] of heard) {
      if (!ids.delete(id) || ids.size > 0) continue;
      stop();
      heard.delete(channel);
    }
  };
  const listen: Hearing['listen'] = async ({ id, channels }, userId) => {
    drop(id);
    requested.set(id, channels);
    const accepted: string[] = [];
    for (const text of new Set(channels)) {
      const channel = await resolveChannel(text, { userId, ownsProject });
      if (channel === null || isStopped) continue;
      hear(channel, id);
      accepted.push(text);
    }
    return accepted;
  };

  return {
    listen,
    subscriptionsTo,
    listenAgain: async (userId) => {
      for (const [id, channels] of requested) await listen({ id, channels }, userId);
    },
    forget: (id) => {
      drop(id);
      requested.delete(id);
    },
    isTooMuch: (wanted) => {
      const all = new Map(requested);
      for (const { id, channels } of wanted) all.set(id, channels);
      return all.size > subscriptionsMaximum || [...all.values()].flat().length > channelsMaximum;
    },
    hold: () => {
      holders += 1;
    },
    letGo: () => {
      holders -= 1;
      if (holders > 0) return;
      const due = waiting;
      waiting = [];
      for (const push of due) push();
    },
    stop: () => {
      isStopped = true;
      for (const { stop } of heard.values()) stop();
      heard.clear();
      waiting = [];
    },
  };
}
