import type { AnnouncementEntry } from '@kilim/contract';
import { nextId, type StoredAnnouncement } from './stored-list.ts';

interface ReplacedList {
  readonly list: readonly StoredAnnouncement[];
  /** What changed, as the security log names it. */
  readonly records: readonly (readonly [
    kind: `announcement-${'created' | 'updated' | 'deleted'}`,
    id: string,
  ])[];
}

const contentOf = ({ title, content, type, icon, isActive, publishAt }: StoredAnnouncement): string =>
  JSON.stringify([title.tr, title.en, content.tr, content.en, type, icon, isActive, publishAt]);

/** The stored list after a client sent the whole list. Unchanged announcements keep their times. */
export function replaceList(
  stored: readonly StoredAnnouncement[],
  wanted: readonly AnnouncementEntry[],
  now: number,
): ReplacedList {
  const known = new Map(stored.map((one) => [one.id, one]));
  const given = wanted.flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
  const list: StoredAnnouncement[] = [];
  const records: ReplacedList['records'][number][] = [];
  for (const { id: sentId, publishAt, title, content, type, icon, isActive } of wanted) {
    // A new id is taken neither by one that is stored nor by one that is sent.
    const id = sentId ?? nextId([...stored, ...given, ...list], now);
    const before = known.get(id);
    const sentTime = publishAt === null || publishAt === undefined ? null : Date.parse(publishAt);
    const draft = { id, title, content, type, icon, isActive };
    const time = publishAt === undefined ? (before?.publishAt ?? null) : sentTime;
    const next = { ...draft, publishAt: time, createdAt: before?.createdAt ?? now, updatedAt: now };
    const isUnchanged = before !== undefined && contentOf(before) === contentOf(next);
    list.push(isUnchanged ? before : next);
    if (!isUnchanged) records.push([before ? 'announcement-updated' : 'announcement-created', id]);
  }
  const kept = new Set(list.map(({ id }) => id));
  for (const id of known.keys()) if (!kept.has(id)) records.push(['announcement-deleted', id]);
  return { list, records };
}
