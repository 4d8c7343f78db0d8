import type { AnalyticsAction, AnalyticsKind } from '@kilim/contract';
import { endpointUrl } from '../api/client.ts';
import { createRandomId } from '../api/random-id.ts';
import { unvalidatedEndpoints } from '../api/unvalidated-endpoints.ts';
import { readConsent } from './consent.ts';
import { createEventQueue, type EventProperties, type QueuedEvent } from './event-queue.ts';

/** Batching delay in milliseconds. */
const pause = 5_000;

/** New in every tab, so that visits cannot be linked to one user. */
const visit = createRandomId();

function send(events: readonly QueuedEvent[]): void {
  const given = { body: { consent: true, visit, events: [...events] } };
  const url = endpointUrl(unvalidatedEndpoints.recordAnalytics, given);
  const body = JSON.stringify(given.body);
  const blob = new Blob([body], { type: 'application/json' });
  // A beacon survives the page and never delays it; where it is refused, a keepalive request is used.
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

type OtherKind = Exclude<AnalyticsKind, 'action'>;

/** Records an event with the user's consent. Returns immediately and never fails. */
export function recordEvent(kind: OtherKind, name: string, properties?: EventProperties): void;
export function recordEvent(kind: 'action', name: AnalyticsAction, properties?: EventProperties): void;
export function recordEvent(kind: AnalyticsKind, name: string, properties: EventProperties = {}): void {
  queue.add({ kind, name, path: window.location.pathname, properties });
}

/** Sends the queued events, for example when the page closes. */
export function flushEvents(): void {
  queue.flush();
}
