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
  /** Hands a batch over and never throws; nobody waits for it. */
  readonly send: (events: readonly QueuedEvent[]) => void;
  /** Calls back later; answers the way to call it off. */
  readonly later: (flush: () => void) => () => void;
}

const textMaximum = 300;

function shorten(properties: EventProperties): EventProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, textMaximum) : value,
    ]),
  );
}

/** Collects events and hands them over in batches. Without consent an event is forgotten at once. */
export function createEventQueue({ isAllowed, send, later }: EventQueuePorts) {
  let waiting: QueuedEvent[] = [];
  let cancel: (() => void) | null = null;

  const flush = (): void => {
    cancel?.();
    cancel = null;
    const events = waiting;
    waiting = [];
    // An answer that was taken back holds for what was collected before it too.
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
