import { type PayloadFilter, readPayloadFilter } from '../../platform/sdk-queries/index.ts';

/** One requested subscription with its channel names, valid or not. */
export interface RequestedSubscription {
  readonly id: string;
  readonly channels: readonly string[];
  /** Which payloads it wants; without it, all. */
  readonly filter?: PayloadFilter;
}

/** A subscription with the filter of its queries; null when they are not understood. */
export function filterBy(
  subscription: RequestedSubscription,
  queries: readonly string[],
): RequestedSubscription | null {
  if (queries.length === 0) return subscription;
  try {
    return { ...subscription, filter: readPayloadFilter(queries) };
  } catch {
    return null;
  }
}

export interface UrlSubscriptions {
  readonly subscriptions: readonly RequestedSubscription[];
  /** Slot number → subscription id, as sent in `connected`; empty for clients that subscribe by message. */
  readonly bySlot: Readonly<Record<string, string>> | readonly never[];
  /** Queries were not understood; their subscriptions are left out. */
  readonly hasUnreadable: boolean;
}

export const urlChannelsMaximum = 32;

/**
 * Channels of the URL in both older forms of the client SDK: `channels[]=a`, which is one subscription in slot 0, and
 * `channels[]=a&a[SLOT][]=QUERY`, one per slot. Null when there are too many.
 */
export function readUrlSubscriptions(
  parameters: URLSearchParams,
  createId: () => string,
): UrlSubscriptions | null {
  const channels = new Set<string>();
  const slotsOf = new Map<string, Set<string>>();
  const queriesOf = new Map<string, Set<string>>();
  for (const [name, value] of parameters) {
    if (/^channels(?:\[\d*\])?$/.test(name)) channels.add(value);
    const [, channel, slot] = /^(.+?)\[(\d{1,3})\]\[\d*\]$/s.exec(name) ?? [];
    if (channel !== undefined && slot !== undefined) {
      slotsOf.set(channel, (slotsOf.get(channel) ?? new Set()).add(slot));
      queriesOf.set(slot, (queriesOf.get(slot) ?? new Set()).add(value));
    }
  }
  if (channels.size > urlChannelsMaximum) return null;
  if (channels.size === 0) return { subscriptions: [], bySlot: [], hasUnreadable: false };

  const channelsBySlot = new Map<string, string[]>();
  for (const channel of channels) {
    for (const slot of slotsOf.get(channel) ?? ['0']) {
      channelsBySlot.set(slot, [...(channelsBySlot.get(slot) ?? []), channel]);
    }
  }
  if (channelsBySlot.size > urlChannelsMaximum) return null;
  const slots = [...channelsBySlot].map(([slot, texts]) => {
    const subscription = { id: createId(), channels: texts };
    return { slot, read: filterBy(subscription, [...(queriesOf.get(slot) ?? [])]) };
  });
  return {
    subscriptions: slots.flatMap(({ read }) => read ?? []),
    bySlot: Object.fromEntries(slots.flatMap(({ slot, read }) => (read ? [[slot, read.id]] : []))),
    hasUnreadable: slots.some(({ read }) => read === null),
  };
}
