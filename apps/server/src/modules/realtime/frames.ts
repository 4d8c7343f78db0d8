import type { RealtimeFrame, RealtimeRequest } from '@kilim/contract';
import { realtimeRequest } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { BusEvent, Channel, ResourceEvent } from '../../platform/events/index.ts';
import { eventNames, wireChannels } from './channels.ts';
import { resourceChannels, resourceEventNames } from './resources.ts';

/** Close codes of the client SDK's protocol. Only `refused` stops a client from reconnecting. */
export const closeCodes = { away: 1001, unreadable: 1003, refused: 1008, failed: 1011, busy: 1013 } as const;

/** Parses a client message; null when invalid. */
export function readRequest(text: string): RealtimeRequest | null {
  try {
    return realtimeRequest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function writeEvent(
  channel: Channel,
  event: Exclude<BusEvent, ResourceEvent>,
  subscriptions: readonly string[],
  now: number,
  payload: unknown = event,
): RealtimeFrame {
  return {
    type: 'event',
    data: {
      events: eventNames(channel, event),
      channels: wireChannels(channel),
      timestamp: toTimestamp(now),
      payload,
      subscriptions: [...subscriptions],
    },
  };
}

export function writeResourceEvent(
  event: ResourceEvent,
  payload: unknown,
  subscriptions: readonly string[],
  now: number,
): RealtimeFrame {
  return {
    type: 'event',
    data: {
      events: resourceEventNames(event),
      channels: resourceChannels(event),
      timestamp: toTimestamp(now),
      payload,
      subscriptions: [...subscriptions],
    },
  };
}

export function writeError(code: number, message: string): RealtimeFrame {
  return { type: 'error', data: { code, message } };
}
