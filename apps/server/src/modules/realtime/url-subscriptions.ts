/** One requested subscription with its channel names, valid or not. */
export interface RequestedSubscription {
  readonly id: string;
  readonly channels: readonly string[];
}

export interface UrlSubscriptions {
  readonly subscriptions: readonly RequestedSubscription[];
  /** Slot number → subscription id, as sent in `connected`; empty for clients that subscribe by message. */
  readonly bySlot: Readonly<Record<string, string>> | readonly never[];
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
  for (const [name, value] of parameters) {
    if (/^channels(?:\[\d*\])?$/.test(name)) channels.add(value);
    const [, channel, slot] = /^(.+?)\[(\d{1,3})\]\[\d*\]$/s.exec(name) ?? [];
    if (channel !== undefined && slot !== undefined) {
      slotsOf.set(channel, (slotsOf.get(channel) ?? new Set()).add(slot));
    }
  }
  if (channels.size > urlChannelsMaximum) return null;
  if (channels.size === 0) return { subscriptions: [], bySlot: [] };

  const channelsBySlot = new Map<string, string[]>();
  for (const channel of channels) {
    for (const slot of slotsOf.get(channel) ?? ['0']) {
      channelsBySlot.set(slot, [...(channelsBySlot.get(slot) ?? []), channel]);
    }
  }
  if (channelsBySlot.size > urlChannelsMaximum) return null;
  const slots = [...channelsBySlot].map(([slot, texts]) => ({ slot, id: createId(), channels: texts }));
  return {
    subscriptions: slots.map(({ id, channels: texts }) => ({ id, channels: texts })),
    bySlot: Object.fromEntries(slots.map(({ slot, id }) => [slot, id])),
  };
}
