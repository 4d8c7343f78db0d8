import { type RealtimeFrame, realtimeRequest } from '@kilim/contract';
import { ws } from 'msw';
import { vi } from 'vitest';
import { apiBase } from '../api/client.ts';
import type { Channel, ChannelEvent } from '../api/realtime-socket.ts';

const link = ws.link(`ws://${window.location.host}${apiBase}/realtime`);
const subscribed = new Set<string>();

/** Accepts the page's realtime connection and its subscriptions. */
export const realtimeHandler = link.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    const request = realtimeRequest.parse(JSON.parse(String(data)));
    if (request.type === 'subscribe')
      for (const { subscriptionId } of request.data) subscribed.add(subscriptionId);
    if (request.type === 'unsubscribe')
      for (const { subscriptionId } of request.data) subscribed.delete(subscriptionId);
  });
  client.addEventListener('close', () => subscribed.clear());
  const frame: RealtimeFrame = {
    type: 'connected',
    data: { channels: [], subscriptions: {}, user: null },
  };
  client.send(JSON.stringify(frame));
});

/** Sends a realtime event as soon as the page is subscribed to the channel. */
export async function sendEvent<Name extends Channel>(
  channel: Name,
  payload: ChannelEvent<Name>,
): Promise<void> {
  await vi.waitFor(() => {
    if (!subscribed.has(channel)) throw new Error(`The page is not subscribed to ${channel}.`);
  });
  const frame: RealtimeFrame = {
    type: 'event',
    data: {
      events: [],
      channels: [channel],
      timestamp: new Date().toISOString(),
      payload,
      subscriptions: [channel],
    },
  };
  link.broadcast(JSON.stringify(frame));
}
