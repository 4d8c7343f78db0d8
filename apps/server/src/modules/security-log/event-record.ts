import type { SecurityCategory, SecurityDetail, SecurityEventKind, UserId } from '@kilim/contract';

/** A stored event. */
export interface EventRecord {
  readonly id: string;
  readonly category: SecurityCategory;
  readonly kind: SecurityEventKind;
  readonly userId: UserId | null;
  readonly actorId: UserId | null;
  readonly network: string;
  readonly browser: string;
  readonly system: string;
  readonly detail: SecurityDetail;
  readonly createdAt: number;
}

/** An event with current addresses and the network's country. */
export interface ListedEvent extends EventRecord {
  readonly userEmail: string | null;
  readonly actorEmail: string | null;
  readonly countryCode: string | null;
}

export interface EventFilter {
  /** Subjects or actors of the events; an empty list matches nothing. */
  readonly userIds?: readonly string[] | undefined;
  /** Who acted: the actor, or the subject of an event without one. An empty list matches nothing. */
  readonly actorIds?: readonly string[] | undefined;
  /** An empty list matches nothing. */
  readonly subjectIds?: readonly string[] | undefined;
  readonly category?: SecurityCategory | undefined;
  readonly kind?: SecurityEventKind | undefined;
  readonly network?: string | undefined;
  /** Epoch milliseconds, inclusive. */
  readonly from?: number | undefined;
  /** Epoch milliseconds, exclusive. */
  readonly until?: number | undefined;
}

/** The smallest id of a time: hexadecimal seconds (until 2106) and milliseconds. */
export function firstIdAt(time: number): string {
  const clamped = Math.min(Math.max(0, Math.floor(time)), 0xffff_ffff * 1000);
  const seconds = Math.floor(clamped / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${seconds}${(clamped % 1000).toString(16).padStart(5, '0')}`;
}
