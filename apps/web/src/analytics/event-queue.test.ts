// @vitest-environment happy-dom
import { analyticsLimits } from '@kilim/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseConsent, isRefusedByBrowser, readConsent } from './consent.ts';
import { createEventQueue, type QueuedEvent } from './event-queue.ts';

const event: QueuedEvent = { kind: 'page', name: '/', path: '/', properties: {} };

function openQueue() {
  const sent: (readonly QueuedEvent[])[] = [];
  const timers: (() => void)[] = [];
  let isAllowed = true;
  const queue = createEventQueue({
    isAllowed: () => isAllowed,
    send: (events) => sent.push(events),
    later: (flush) => {
      timers.push(flush);
      return () => undefined;
    },
  });
  return {
    queue,
    sent,
    timers,
    refuse: () => {
      isAllowed = false;
    },
  };
}

describe('event queue', () => {
  it('sends events together after one delay', () => {
    const { queue, sent, timers } = openQueue();
    queue.add(event);
    queue.add({ ...event, name: '/contact' });
    expect(sent).toEqual([]);
    expect(timers).toHaveLength(1);
    timers[0]?.();
    expect(sent).toEqual([[event, { ...event, name: '/contact' }]]);
  });

  it('never sends more events than one call may hold', () => {
    const { queue, sent } = openQueue();
    for (let index = 0; index <= analyticsLimits.eventsPerCall; index += 1) queue.add(event);
    expect(sent.map((events) => events.length)).toEqual([analyticsLimits.eventsPerCall]);
  });

  it('drops queued events when consent is withdrawn and collects none without consent', () => {
    const { queue, sent, refuse } = openQueue();
    queue.add(event);
    refuse();
    queue.add(event);
    queue.flush();
    expect(sent).toEqual([]);
  });

  it('truncates long texts instead of dropping the event', () => {
    const { queue, sent } = openQueue();
    queue.add({ ...event, properties: { message: 'x'.repeat(5_000), value: 3 } });
    queue.flush();
    expect(sent[0]?.[0]?.properties).toEqual({ message: 'x'.repeat(300), value: 3 });
  });
});

describe('consent', () => {
  afterEach(() => localStorage.clear());

  it('is asked once and stored', () => {
    expect(readConsent()).toBe('unasked');
    chooseConsent('granted');
    expect(readConsent()).toBe('granted');
    chooseConsent('refused');
    expect(readConsent()).toBe('refused');
  });

  it('is denied by a browser signal', () => {
    expect(isRefusedByBrowser({ doNotTrack: '1' } as Navigator)).toBe(true);
    expect(isRefusedByBrowser({ doNotTrack: null, globalPrivacyControl: true } as unknown as Navigator)).toBe(
      true,
    );
    expect(isRefusedByBrowser({ doNotTrack: null } as Navigator)).toBe(false);
  });
});
