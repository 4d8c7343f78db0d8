import type { AnalyticsKind } from '@kilim/contract';
import { endpointUrl } from '../api/client.ts';
import { lightCalls } from '../api/light-endpoints.ts';
import { readConsent } from './consent.ts';
import { createEventQueue, type EventProperties, type QueuedEvent } from './event-queue.ts';

/** How long events wait for company. */
const pause = 5_000;

/** Made anew by every tab, so that visits can't be joined into a person. */
const visit = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2).padEnd(8, '0');

function send(events: readonly QueuedEvent[]): void {
  const given = { body: { consent: true, visit, events: [...events] } };
  const url = endpointUrl(lightCalls.recordAnalytics, given);
  const body = JSON.stringify(given.body);
  const blob = new Blob([body], { type: 'application/json' });
  // A beacon outlives the page and never holds it up; where it is refused, a request that may outlive it too.
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, blob)) return;
  fetch(url, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
}

const queue = createEventQueue({
  isAllowed: () => readConsent() === 'granted',
  send,
  later: (flush) => {
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  },
});

/** Notes what happened, when the person allows it (customer.md §2). Returns at once and never fails. */
export function recordEvent(kind: AnalyticsKind, name: string, properties: EventProperties = {}): void {
  queue.add({ kind, name, path: window.location.pathname, properties });
}

/** Hands over what still waits, as when the page goes away. */
export function flushEvents(): void {
  queue.flush();
}
