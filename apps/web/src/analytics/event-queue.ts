import { type AnalyticsKind, analyticsLimits } from '@kilim/contract';

export type EventProperties = Readonly<Record<string, string | number | boolean>>;

export interface QueuedEvent {
  readonly kind: AnalyticsKind;
  readonly name: string;
  readonly path: string;
  readonly properties: EventProperties;
}

export interface EventQueuePorts {
  readonly isAllowed: () => boolean;
  /** Sends a batch; never throws and is not awaited. */
  readonly send: (events: readonly QueuedEvent[]) => void;
  /** Schedules a call; returns a function that cancels it. */
  readonly later: (flush: () => void) => () => void;
}

const textMaximum = 300;

const shortenValue = (value: EventProperties[string]): EventProperties[string] =>
  typeof value === 'string' ? value.slice(0, textMaximum) : value;

const shorten = (properties: EventProperties): EventProperties =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, shortenValue(value)]));

/** Collects events and sends them in batches. Without consent an event is dropped immediately. */
export function createEventQueue({ isAllowed, send, later }: EventQueuePorts) {
  let waiting: QueuedEvent[] = [];
  let cancel: (() => void) | null = null;

  const flush = (): void => {
    cancel?.();
    cancel = null;
    const events = waiting;
    waiting = [];
    // Withdrawn consent also applies to events collected before.
    if (events.length > 0 && isAllowed()) send(events);
  };
  return {
    add(event: QueuedEvent): void {
      if (!isAllowed()) return;
      waiting.push({ ...event, name: event.name.slice(0, 100), properties: shorten(event.properties) });
      if (waiting.length >= analyticsLimits.eventsPerCall) flush();
      else cancel ??= later(flush);
    },
    flush,
  };
}
